import type { GenericSchema } from 'valibot';

/**
 * Query strings and form bodies, read and written by the same schema as JSON: text becomes a number or a
 * boolean where the schema asks for one, and a repeated name a list. Parsing itself stays the schema's work.
 */

type Scalar = string | number | boolean;

/** Writes a query (or a form body): undefined and null are left out, a list repeats its name. */
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
 * Reads a query (or a form body) into the plain value that `schema` then parses. What does not fit is left
 * as it came, so that the schema refuses it: a word for a number, one name twice where one value is meant.
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

/** The fields of an object schema. @throws TypeError for a schema that is no plain object */
function entriesOf(schema: GenericSchema): Record<string, GenericSchema> {
  if (schema.type === 'object' && 'entries' in schema) {
    return schema.entries as Record<string, GenericSchema>;
  }
  throw new TypeError(`a query is described by an object schema, not by ${schema.type}`);
}

/** What an optional or nullable schema wraps. */
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
