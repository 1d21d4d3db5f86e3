import fc from 'fast-check';
import * as v from 'valibot';

/**
 * Values that a wire schema accepts, for property tests. It knows the parts of wire schemas and throws for any other, so
 * that a new kind of part is noticed rather than tested with nonsense.
 */

/** An arbitrary of accepted values. @throws TypeError for a part that it does not know */
export function arbitraryOf<const Schema extends v.GenericSchema>(
  schema: Schema,
): fc.Arbitrary<v.InferInput<Schema>> {
  return build(schema).map((value) => {
    if (v.is(schema, value)) return value;
    throw new TypeError(`made ${JSON.stringify(value)}, which the schema refuses`);
  });
}

const BUILDERS: Record<string, (schema: v.GenericSchema) => fc.Arbitrary<unknown>> = {
  string: text,
  number: (schema) =>
    fc.integer({ min: limit(schema, 'min_value', -1_000), max: limit(schema, 'max_value', 1_000) }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  unknown: () => fc.jsonValue(),
  literal: (schema) => fc.constant(Reflect.get(schema, 'literal')),
  picklist: (schema) => fc.constantFrom(...list(Reflect.get(schema, 'options'))),
  optional: (schema) => wrapped(schema),
  nullable: (schema) => fc.option(wrapped(schema), { nil: null }),
  array: (schema) =>
    fc.array(build(schemaOf(Reflect.get(schema, 'item'))), {
      minLength: limit(schema, 'min_length', 0),
      maxLength: Math.min(limit(schema, 'max_length', 3), 3),
    }),
  record: (schema) =>
    fc.dictionary(
      // A record accepts no key that every object already has.
      (build(schemaOf(Reflect.get(schema, 'key'))) as fc.Arbitrary<string>).filter(
        (key) => !['__proto__', 'constructor', 'prototype'].includes(key),
      ),
      build(schemaOf(Reflect.get(schema, 'value'))),
      { maxKeys: 3, noNullPrototype: true },
    ),
  object,
  strict_object: object,
  union: choice,
  variant: choice,
};

function build(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const builder = BUILDERS[schema.type];
  if (builder === undefined)
    throw new TypeError(`no values are known for a schema "${schema.type}"`);
  return builder(schema);
}

function text(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  if (rule(schema, 'base64') !== undefined) return fc.base64String({ minLength: 4, maxLength: 40 });
  const pattern = rule(schema, 'regex');
  if (pattern instanceof RegExp) {
    // A length together with a pattern is met by filtering: keep such pairs loose.
    return fc.stringMatching(pattern, { size: 'small' }).filter((made) => v.is(schema, made));
  }
  const minLength = limit(schema, 'min_length', 0);
  const maxLength = Math.max(minLength, Math.min(limit(schema, 'max_length', 20), 20));
  return fc.string({ unit: 'grapheme', minLength, maxLength }).filter((made) => v.is(schema, made));
}

function object(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const entries = Object.entries(Object(Reflect.get(schema, 'entries'))).map(
    ([name, entry]) => [name, schemaOf(entry)] as const,
  );
  return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, build(entry)])), {
    requiredKeys: entries.filter(([, entry]) => !mayBeMissing(entry)).map(([name]) => name),
    noNullPrototype: true,
  });
}

/** A field with a default is present after parsing, so only a value that includes it survives the wire unchanged. */
const mayBeMissing = (schema: v.GenericSchema) =>
  schema.type === 'optional' && Reflect.get(schema, 'default') === undefined;

function choice(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof(...list(Reflect.get(schema, 'options')).map((option) => build(schemaOf(option))));
}

function wrapped(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return build(schemaOf(Reflect.get(schema, 'wrapped')));
}

/** The requirement of a rule in the schema's pipe (`min_length`, `regex` …), or undefined without such a rule. */
function rule(schema: v.GenericSchema, type: string): unknown {
  const found = list(Reflect.get(schema, 'pipe') ?? []).find(
    (item) => Reflect.get(Object(item), 'type') === type,
  );
  return found === undefined ? undefined : Reflect.get(Object(found), 'requirement');
}

function limit(schema: v.GenericSchema, type: string, otherwise: number): number {
  const found = rule(schema, type);
  return typeof found === 'number' ? found : otherwise;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('a list was expected');
  return value;
}

function schemaOf(value: unknown): v.GenericSchema {
  if (isSchema(value)) return value;
  throw new TypeError('a schema was expected');
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';
}
