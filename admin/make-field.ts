import type { Field } from "@sveltia/cms";
import { actionsOf, describe, type Inspected, unwrap } from "./inspect-schema.ts";

/** The fields of an object, in the order of its schema. */
export function makeFields({ entries = {} }: Inspected, i18n: boolean): Field[] {
	return Object.entries(entries).map(([name, schema]) => makeField(name, schema, i18n));
}

/** The field of the editor for one schema: its kind and limits, with label and hint from the schema. */
function makeField(name: string, outer: Inspected, i18n: boolean): Field {
	const schema = unwrap(outer);
	const actions = actionsOf(schema);
	const { title = name, description: hint, metadata } = describe(schema);
	const common = { name, label: title, i18n, ...(hint && { hint }), ...(outer.wrapped && { required: false }) };
	const limits = (minType: string, maxType: string) => {
		const [min, max] = [minType, maxType].map((type) => actions.find((action) => action.type === type)?.requirement);
		return { ...(typeof min === "number" && { min }), ...(typeof max === "number" && { max }) };
	};
	switch (schema.type) {
		case "string": {
			if (metadata.image) {
				const accept = "image/jpeg, image/png, image/webp";
				// The value is the file's name.
				const folders = { media_folder: metadata.image, public_folder: "" };
				return { ...common, ...folders, widget: "image", accept, choose_url: false };
			}
			if (metadata.folder) {
				const shown = { value_field: "{{slug}}", display_fields: ["title"] };
				return { ...common, ...shown, widget: "relation", collection: metadata.folder };
			}
			if (actions.some((action) => action.type === "iso_date")) {
				return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
			}
			const { min = 0, max } = limits("min_length", "max_length");
			// The editor refuses an empty field by itself.
			const lengths = { ...(min > 1 && { minlength: min }), ...(max && { maxlength: max }) };
			return { ...common, ...lengths, ...patternOf(actions), widget: metadata.multiline ? "text" : "string" };
		}
		case "number": {
			const isWhole = actions.some((action) => action.type === "integer");
			return {
				...common,
				...limits("min_value", "max_value"),
				widget: "number",
				value_type: isWhole ? "int" : "float",
			};
		}
		case "boolean":
			return { ...common, widget: "boolean" };
		case "picklist": {
			const options = (schema.options ?? []).map((value) => ({ value, label: metadata.labels?.[value] ?? value }));
			return { ...common, widget: "select", options };
		}
		case "object":
		case "strict_object":
			return { ...common, widget: "object", fields: makeFields(schema, i18n) };
		case "array": {
			if (!schema.item) break;
			const item = unwrap(schema.item);
			const { title: label_singular = title } = describe(item);
			const range = limits("min_length", "max_length");
			const list = {
				...common,
				...range,
				...(!range.min && { required: false }),
				widget: "list" as const,
				label_singular,
			};
			if (item.entries) return { ...list, fields: makeFields(item, i18n) };
			return { ...list, field: makeField("item", schema.item, i18n) };
		}
	}
	throw new Error(`The editor has no field for '${name}' (${schema.type}): teach it one in admin/make-field.ts`);
}

function patternOf(actions: readonly Inspected[]): { pattern?: [RegExp, string] } {
	const regex = actions.find((action) => action.type === "regex");
	if (!(regex?.requirement instanceof RegExp)) return {};
	return { pattern: [regex.requirement, typeof regex.message === "string" ? regex.message : ""] };
}
