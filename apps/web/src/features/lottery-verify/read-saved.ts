import { type LeafValue } from '@palpite/lottery/merkle.ts';
import { SAVED_FORMATS, savedMark } from '@palpite/lottery/saved.ts';
import * as v from 'valibot';
import { type Saved, savedReceipt, savedRecord } from './saved-schema.ts';

/** More than the longest receipt that a site can give has. */
export const MOST_CHARACTERS = 1_000_000;
const MOST_DEPTH = 12;
const LONGEST_PLACE = 60;
/** Names that mean something to every object, and nothing in a receipt. */
const FOREIGN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a field cannot be read. */
export type FieldFault = 'missing' | 'unknown' | 'text-for-number' | 'form';
export type ReadFault =
  | { readonly kind: 'too-large' | 'not-json' | 'not-saved' }
  | { readonly kind: 'other-version'; readonly version: string }
  | { readonly kind: 'field'; readonly place: string; readonly why: FieldFault };
/** Why a file was not taken. */
export interface FileFault {
  readonly kind: 'too-large' | 'unreadable';
}
export type Read =
  /** `isWhole`: the content has the mark that it was saved with. */
  | { readonly saved: Saved; readonly isWhole: boolean; readonly fault?: undefined }
  | { readonly saved?: undefined; readonly fault: ReadFault };

/** Reads a saved receipt or record. Any text gets an answer; nothing throws. */
export function readSaved(text: string): Read {
  if (text.length > MOST_CHARACTERS) return { fault: { kind: 'too-large' } };
  const parsed = parsedJson(text);
  if (parsed === undefined) return { fault: { kind: 'not-json' } };
  if (!isContent(parsed)) return { fault: { kind: 'not-saved' } };
  const { format } = parsed;
  const isReceipt = format === SAVED_FORMATS.receipt;
  if (!isReceipt && format !== SAVED_FORMATS.record) return { fault: formatFault(format) };
  const foreign = foreignPart(parsed);
  if (foreign) return { fault: { kind: 'field', ...foreign } };
  const read = v.safeParse(isReceipt ? savedReceipt : savedRecord, parsed, { abortEarly: true });
  if (!read.success) return { fault: fieldFault(read.issues[0]) };
  const { mark, ...content } = parsed;
  return { saved: read.output, isWhole: mark === savedMark(content) };
}

type Content = { readonly [name: string]: LeafValue };

function parsedJson(text: string): LeafValue | undefined {
  try {
    // Some editors put a mark of the order of bytes before a text that they save.
    const value: LeafValue = JSON.parse(text.replace(/^\uFEFF/, ''));
    return value;
  } catch {
    return undefined;
  }
}

const isContent = (value: LeafValue): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formatFault(format: LeafValue | undefined): ReadFault {
  const version =
    typeof format === 'string' && /^lottery-(receipt|record)\/(\d{1,6})$/.exec(format);
  return version ? { kind: 'other-version', version: version[2] ?? '' } : { kind: 'not-saved' };
}

/** What no saved text holds: foreign names, fractions, depth. In steps of its own, since depth could overflow the stack. */
function foreignPart(content: Content): { place: string; why: FieldFault } | undefined {
  const left: { value: LeafValue; place: readonly string[] }[] = [{ value: content, place: [] }];
  for (let one = left.pop(); one; one = left.pop()) {
    const { value, place } = one;
    const isFraction = typeof value === 'number' && !Number.isSafeInteger(value);
    if (isFraction || place.length > MOST_DEPTH) return { place: placeText(place), why: 'form' };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, held] of Object.entries(value)) {
      const within = [...place, name];
      if (FOREIGN_NAMES.has(name)) return { place: placeText(within), why: 'unknown' };
      left.push({ value: held, place: within });
    }
  }
  return undefined;
}

const placeText = (place: readonly string[]) => place.join('.').slice(0, LONGEST_PLACE);

function fieldFault(issue: v.BaseIssue<unknown>): ReadFault {
  const place = placeText((issue.path ?? []).map(({ key }) => String(key)));
  return { kind: 'field', place, why: whyOf(issue) };
}

function whyOf({ kind, type, expected, received, input }: v.BaseIssue<unknown>): FieldFault {
  if (expected === 'never') return 'unknown';
  if (kind !== 'schema') return 'form';
  if (received === 'undefined') return 'missing';
  return type === 'number' && typeof input === 'string' ? 'text-for-number' : 'form';
}
