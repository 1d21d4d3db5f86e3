import type { JsonSchema } from '@valibot/to-json-schema';

/** JSON Schema in a readable form: `name: type`, indented, with links to the named shapes. */

/** Text escaped for HTML, quotes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The anchor of a named shape within the page. */
export function shapeAnchor(name: string): string {
  return `shape-${name}`;
}

/** A schema as HTML for the inside of a `<pre>`. `indent` is its level. */
export function shapeHtml(schema: JsonSchema, indent = 0): string {
  if (schema.$ref !== undefined) return referenceHtml(schema.$ref);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) {
    return choices.map((choice) => shapeHtml(asSchema(choice), indent)).join(' | ');
  }
  if (schema.const !== undefined) return valueHtml(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(valueHtml).join(' | ');
  if (schema.type === 'array') return arrayHtml(schema, indent);
  if (schema.type === 'object') return objectHtml(schema, indent);
  return `<i>${escapeHtml(typeof schema.type === 'string' ? schema.type : 'any')}</i>`;
}

function referenceHtml(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `<a href="#${escapeHtml(shapeAnchor(name))}">${escapeHtml(name)}</a>`;
}

function valueHtml(value: unknown): string {
  return `<b>${escapeHtml(JSON.stringify(value))}</b>`;
}

function arrayHtml({ items }: JsonSchema, indent: number): string {
  const item = items === undefined || Array.isArray(items) ? {} : asSchema(items);
  const text = shapeHtml(item, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function objectHtml({ properties = {}, required = [] }: JsonSchema, indent: number): string {
  const entries = Object.entries(properties);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, property]) => {
    const schema = asSchema(property);
    const mark = required.includes(name) ? '' : '?';
    const note =
      schema.description === undefined ? '' : `  <small>${escapeHtml(schema.description)}</small>`;
    return `${space(indent + 1)}${escapeHtml(name)}${mark}: ${shapeHtml(schema, indent + 1)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${space(indent)}}`;
}

const space = (indent: number) => '  '.repeat(indent);

/** JSON Schema also allows `true` and `false` for a schema; this contract has neither. */
function asSchema(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema;
}
