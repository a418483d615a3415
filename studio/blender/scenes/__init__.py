"""One module per kind of picture, each with `build(setting, facts)`; it returns how the picture is developed."""
