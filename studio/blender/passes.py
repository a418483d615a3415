"""The three passes that denoising needs, as float16 arrays: Python on most machines reads no EXR."""
import glob
import os

import bpy
import numpy as np

PASSES = {"picture": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def write_passes_to(folder):
    """Before rendering: one EXR file per pass."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "16", "ZIP"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def convert_passes(folder):
    """After rendering: EXR files become NumPy arrays."""
    for name in PASSES:
        (path,) = glob.glob(os.path.join(glob.escape(folder), name + "0*"))
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Non-Color"
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        np.save(os.path.join(folder, name + ".npy"), pixels.reshape(height, width, 4)[::-1, :, :3].astype(np.float16))
        os.remove(path)
