"""A short way to write shader nodes: each call makes one node and gives its output back."""
import bpy


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.plug(node, key, value)
        return node

    def plug(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def surface(self, **inputs):
        """Inputs of the principled shader, underscores for spaces: Base_Color, Roughness, Normal…"""
        for key, value in inputs.items():
            self.plug(self.principled, key.replace("_", " "), value)
        return self

    def shows(self, socket):
        self.tree.links.new(socket, self.output.inputs[0])
        return self

    # --- numbers and vectors
    def math(self, operation, one, other=0.0, clamp=False):
        return self.node("Math", {0: one, 1: other}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, one, other=(0, 0, 0)):
        return self.node("VectorMath", {0: one, 1: other}, operation=operation).outputs[0]

    def vector_length(self, vector):
        return self.node("VectorMath", {0: vector}, operation="LENGTH").outputs["Value"]

    def stretch(self, vector, factors):
        return self.vector("MULTIPLY", vector, factors)

    def split(self, vector):
        return self.node("SeparateXYZ", {0: vector}).outputs

    def join(self, x, y, z):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def span(self, value, low, high, to_low, to_high):
        """Maps low…high to to_low…to_high, clamped."""
        return self.node(
            "MapRange", {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
        ).outputs[0]

    # --- colours
    def mix(self, share, one, other, mode="MIX"):
        return self.node("MixRGB", {"Fac": share, "Color1": one, "Color2": other}, blend_type=mode).outputs[0]

    def ramp(self, value, stops):
        """stops: (position, grey or colour)."""
        node = self.node("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (colour, colour, colour, 1) if isinstance(colour, (int, float)) else colour
        return node.outputs[0]

    def tint(self, colour, low, high):
        """The same colour a little different on every object."""
        return self.node("HueSaturation", {"Color": colour, "Value": self.span(self.chance(), 0, 1, low, high)}).outputs[0]

    # --- patterns
    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def bump(self, height, strength, distance=0.001):
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

    # --- where we are
    def chance(self):
        """A number between 0 and 1 that differs per object."""
        return self.node("ObjectInfo").outputs["Random"]

    def local(self, shuffled=True):
        """Object coordinates in metres; shuffled, no two objects show the same piece of a pattern."""
        vector = self.node("TexCoord").outputs["Object"]
        if not shuffled:
            return vector
        chance = self.chance()
        offset = self.join(*[self.math("MULTIPLY", chance, by) for by in (37.0, 11.0, 71.0)])
        return self.vector("ADD", vector, offset)

    def world(self):
        return self.node("NewGeometry").outputs["Position"]
