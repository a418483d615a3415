"""What surfaces look like, by kind. Each function builds a shader and names the plain colour that bounced light may see."""
