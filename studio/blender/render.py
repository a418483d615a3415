"""Renders one shot: blender -b --factory-startup -P studio/blender/render.py -- JOB.json

JOB is {"shot": {…}, "facts": {…}, "output": "x.exr"}, and for a draft besides {"draft": {"percent": …, "samples": …}}.
Beside the EXR lies x.develop.json: how the picture is to be developed (exposure and the like), for finish.py.
"""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

SAMPLES = 9


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    shot = job["shot"]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    began = time.time()
    setting = shot["setting"]
    if setting.get("close_up"):
        from surfaces.close import look_closely

        look_closely()
    develop = importlib.import_module("scenes." + shot["scene"]).build(setting, job["facts"])
    develop.setdefault("size", shot["size"])
    set_up(shot["size"], setting.get("rays", SAMPLES), job.get("draft"), job["output"])
    with open(os.path.splitext(job["output"])[0] + ".develop.json", "w", encoding="utf-8") as file:
        json.dump(develop, file)
    built = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"built in {built - began:.1f} s ({len(bpy.data.objects)} objects), rendered in {time.time() - built:.1f} s")


def set_up(size, samples, draft, output):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = draft["percent"] if draft else 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = draft["samples"] if draft else samples
    # Few samples with a denoiser look like many: see the README for what was measured.
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 4, 12, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3
    cycles.seed = 7
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"
    scene.render.filepath = output
    scene.render.use_file_extension = False
    scene.view_settings.view_transform = "Standard"


main()
