"""Renders one shot: blender -b --factory-startup -P studio/blender/render.py -- JOB.json FOLDER [--gpu]

JOB is {"shot": {…}, "facts": {…}}, and for a draft besides {"draft": {"size": long side in pixels, "samples": …}}.
FOLDER gets picture.npy, albedo.npy, normal.npy and develop.json (exposure and the like), for finish.py.
"""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from passes import convert_passes, write_passes_to  # noqa: E402

SAMPLES = 256


def main():
    job_file, folder, *options = sys.argv[sys.argv.index("--") + 1 :]
    with open(job_file, encoding="utf-8") as file:
        job = json.load(file)
    shot = job["shot"]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    began = time.time()
    setting = shot["setting"]
    if setting.get("close_up"):
        from surfaces.close import look_closely

        look_closely()
    develop = importlib.import_module("scenes." + shot["scene"]).build(setting, job["facts"])
    set_up(shot["size"], setting.get("rays", SAMPLES), job.get("draft"))
    if "--gpu" in options:
        use_gpu()
    write_passes_to(folder)
    with open(os.path.join(folder, "develop.json"), "w", encoding="utf-8") as file:
        json.dump(develop, file)
    built = time.time()
    bpy.ops.render.render()
    rendered = time.time()
    convert_passes(folder)
    print(f"built in {built - began:.1f} s ({len(bpy.data.objects)} objects), rendered in {rendered - built:.1f} s")


def set_up(size, samples, draft):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = round(100 * draft["size"] / max(size)) if draft else 100
    cycles = scene.cycles
    cycles.samples = draft["samples"] if draft else samples
    cycles.use_denoising = cycles.use_auto_tile = False
    # Adaptive sampling stops where a pixel no longer changes; the threshold falls with the number of samples. In the
    # dark it would stop too soon, and grain would be left.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = not draft, min(0.1, 9.6 / samples), 64
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, 8, 8
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 8, 16, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Clamps only stray sparks; highlights stay as bright as they are.
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 20.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3
    cycles.seed = 7
    scene.view_settings.view_transform = "Standard"


def use_gpu():
    settings = bpy.context.preferences.addons["cycles"].preferences
    settings.compute_device_type = "CUDA"
    settings.get_devices()
    cards = [device for device in settings.devices if device.type == "CUDA"]
    if not cards:
        raise RuntimeError("no CUDA card: is the driver's libcuda.so.1 there?")
    for device in settings.devices:
        device.use = device in cards
    bpy.context.scene.cycles.device = "GPU"


main()
