/** The largest bodies that a call takes, and the largest that it refuses, made from its schema. */
import { arbitraryOf } from '@palpite/contract/testing/arbitrary.ts';
import fc from 'fast-check';
import * as v from 'valibot';

/** What is put into a value is refused by any schema of the contract, and as short as JSON gets. */
const JUNK = 0;
const JUNK_BYTES = 2;
/** Kept free in a body for what is around its items. */
const MARGIN_BYTES = 2_048;

export interface NamedBody {
  readonly what: string;
  readonly body: unknown;
}

/** @param limitBytes of the whole body, as JSON */
export function dearestBodies(schema: v.GenericSchema, limitBytes: number): readonly NamedBody[] {
  const room = limitBytes - MARGIN_BYTES;
  const largest = largestOf(schema, room);
  const items = (left: number) => Array.from({ length: Math.floor(left / JUNK_BYTES) }, () => JUNK);
  const text = (left: number) => 'a'.repeat(left);
  return [
    { what: 'items', body: withFirst(largest, room, items) },
    { what: 'text', body: withFirst(largest, room, text) },
    { what: 'fields', body: { ...Object(smallestOf(schema)), ...unknownFields(room / 2) } },
    { what: 'largest', body: largest },
  ];
}

export interface NamedQuery {
  readonly what: string;
  readonly query: unknown;
}

/** Node takes no longer line of a request. */
const ADDRESS_BYTES = 8_192;

/** The longest query that a schema takes, and the largest page of the whole list. */
export function dearestQueries(schema: v.GenericSchema): readonly NamedQuery[] {
  const largest = Object(largestOf(schema, ADDRESS_BYTES));
  const sized = Object.entries(largest).filter(([name]) => name === 'pageSize');
  return [
    { what: 'largest query', query: largest },
    {
      what: 'largest page',
      query: { ...Object(smallestOf(schema)), ...Object.fromEntries(sized) },
    },
  ];
}

const unknownFields = (room: number) =>
  Object.fromEntries(
    Array.from({ length: Math.floor(room / 11) }, (_, at) => [`x${at}`, JUNK] as const),
  );

/** The body with another value in its first list, or in its first field where it has no list, which takes all the room. */
function withFirst(body: unknown, room: number, value: (left: number) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return value(room);
  const names = Object.keys(body);
  const name = names.find((each) => Array.isArray(Reflect.get(body, each))) ?? names[0];
  if (name === undefined) return value(room);
  return { ...body, [name]: value(Math.max(0, room - bytesOf({ ...body, [name]: '' }))) };
}

const smallestOf = (schema: v.GenericSchema): unknown =>
  fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 1 })[0];

/** A value that the schema takes: its texts and lists are as long as they may be, and together no larger than the room. */
function largestOf(schema: v.GenericSchema, room: number): unknown {
  switch (schema.type) {
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(Object(Reflect.get(schema, 'entries')));
      const share = room / Math.max(1, entries.length);
      let left = room;
      const made = entries.map(([name, entry], at) => {
        // The last field takes what those before it have left.
        const value = largestOf(schemaIn(entry), at === entries.length - 1 ? left : share);
        left -= bytesOf(value) + name.length + 4;
        return [name, value] as const;
      });
      return Object.fromEntries(made);
    }
    case 'array': {
      const most = limitOf(schema, 'max_length') ?? Number.POSITIVE_INFINITY;
      const item = schemaIn(Reflect.get(schema, 'item'));
      const roomEach = Number.isFinite(most) ? room / most : 0;
      const one = largestOf(item, Math.max(roomEach, 8));
      const fit = Math.floor(room / (bytesOf(one) + 1));
      return Array.from({ length: Math.min(most, Math.max(1, fit)) }, () => one);
    }
    case 'optional':
    case 'nullable':
      return largestOf(schemaIn(Reflect.get(schema, 'wrapped')), room);
    case 'union':
    case 'variant': {
      const options: unknown[] = Reflect.get(schema, 'options');
      const made = options.map((option) => largestOf(schemaIn(option), room));
      return made.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0];
    }
    case 'string':
      return longestText(schema, room);
    case 'number':
      return limitOf(schema, 'max_value') ?? smallestOf(schema);
    default:
      return smallestOf(schema);
  }
}

const SIGNS = ['9', 'a', 'A', '1', 'é'];

function longestText(schema: v.GenericSchema, room: number): unknown {
  const most = Math.min(limitOf(schema, 'max_length') ?? room, Math.max(1, Math.floor(room)));
  const texts = SIGNS.map((sign) => sign.repeat(most));
  return texts.find((text) => v.is(schema, text)) ?? smallestOf(schema);
}

/** The requirement of a rule in the schema's pipe, which may begin with a schema that has a pipe of its own. */
function limitOf(schema: v.GenericSchema, type: string): number | undefined {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  if (!Array.isArray(pipe)) return undefined;
  const rule: unknown = pipe.find((each) => Reflect.get(Object(each), 'type') === type);
  const requirement: unknown = Reflect.get(Object(rule), 'requirement');
  if (typeof requirement === 'number') return requirement;
  return pipe[0] === schema ? undefined : limitOf(schemaIn(Object(pipe[0])), type);
}

const schemaIn = (value: unknown) => value as v.GenericSchema;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
