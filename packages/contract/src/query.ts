import type { GenericSchema } from 'valibot';

/**
 * Query strings and form bodies, read and written by the same schema as JSON: text becomes a number or a boolean where the
 * schema has one, and a repeated name becomes a list. Validation remains the schema's task.
 */

type Scalar = string | number | boolean;

/** Writes a query (or a form body): undefined and null are omitted, a list repeats its name. */
export function writeQuery(query: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const items: Scalar[] = Array.isArray(value) ? value : [value];
    for (const item of items) parameters.append(name, String(item));
  }
  return parameters;
}

/**
 * Reads a query (or a form body) into the plain value that `schema` then parses. What does not fit is left unchanged, so
 * that the schema refuses it: a word instead of a number, one name twice where there is one value.
 */
export function readQuery(
  schema: GenericSchema,
  parameters: URLSearchParams,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(entriesOf(schema))) {
    const values = parameters.getAll(name);
    if (values.length === 0) continue;
    const shape = innermost(entry);
    if (shape.type === 'array' && 'item' in shape) {
      const item = innermost(shape.item as GenericSchema);
      read[name] = values.map((text) => scalar(item, text));
    } else {
      read[name] = values.length === 1 ? scalar(shape, values[0] ?? '') : values;
    }
  }
  return read;
}

/** The fields of an object schema. @throws TypeError for any other schema */
function entriesOf(schema: GenericSchema): Record<string, GenericSchema> {
  if (schema.type === 'object' && 'entries' in schema) {
    return schema.entries as Record<string, GenericSchema>;
  }
  throw new TypeError(`a query is described by an object schema, not by ${schema.type}`);
}

/** The schema inside an optional or nullable one. */
function innermost(schema: GenericSchema): GenericSchema {
  return 'wrapped' in schema ? innermost(schema.wrapped as GenericSchema) : schema;
}

function scalar(schema: GenericSchema, text: string): Scalar {
  const wanted = wantedTypes(schema);
  if (wanted.has('number') && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return Number(text);
  if (wanted.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function wantedTypes(schema: GenericSchema): Set<string> {
  if (schema.type === 'literal' && 'literal' in schema) return new Set([typeof schema.literal]);
  if (schema.type === 'picklist' && 'options' in schema) {
    return new Set((schema.options as unknown[]).map((option) => typeof option));
  }
  return new Set([schema.type]);
}
