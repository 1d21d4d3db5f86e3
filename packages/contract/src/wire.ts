import {
  ACCOUNT_TYPES,
  CURRENCY_DIGITS,
  type Currency,
  GAME_CATEGORIES,
  LANGUAGE_TAGS,
  type Language,
  MINOR_UNITS_PATTERN,
} from '@palpite/domain';
import * as v from 'valibot';

/**
 * The words that the wire is spelled in. Plain on purpose: no transforms and no bigint, so that each of
 * them is a JSON Schema too and a value means the same before and after parsing.
 */

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** An amount: integer minor units of the currency named beside it, as decimal text. */
export const minorUnits = v.pipe(
  v.string(),
  v.regex(MINOR_UNITS_PATTERN),
  v.description('Integer minor units of the currency, as text'),
);
/** An amount that cannot be below zero (stakes, balances that are guarded, limits). */
export const positiveMinorUnits = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,17})$/),
  v.description('Integer minor units of the currency, zero or more, as text'),
);
/** A decimal number as text, for rates, odds and percentages: never a float. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,8})?$/));
/** An instant: ISO 8601 in UTC, e.g. `2026-01-31T12:00:00.000Z`. */
export const instant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/,
  ),
);
/** A calendar day of this century in the operator's time zone: `yyyy-MM-dd`. */
export const day = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** Identifiers are opaque text: a client never computes with them. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Text shown to people, in the language of the request. */
export const label = v.pipe(v.string(), v.maxLength(200));
/** Longer text, plain or in the operator's few allowed tags where the field says so. */
export const longText = v.pipe(v.string(), v.maxLength(20_000));
/**
 * An address on this site (`/…`) or elsewhere over TLS; `http` is for a machine's own host only. A backslash is a slash
 * to browsers, so that `/\host` would lead away from here.
 */
export const address = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.regex(/^(\/([^/\\\s]\S*)?|https:\/\/\S+|http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?(\/\S*)?)$/),
);
/** The origin of a site: scheme, host and port, without a path. */
export const origin = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?|http:\/\/127\.0\.0\.1(:\d+)?)$/,
  ),
);

export const currency = v.picklist(keysOf<Currency>(CURRENCY_DIGITS));
export const language = v.picklist(keysOf<Language>(LANGUAGE_TAGS));
export const accountType = v.picklist(ACCOUNT_TYPES);
export const gameCategory = v.picklist(GAME_CATEGORIES);

/** A count of things: zero or more. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Seconds, whole, zero or more. */
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31_536_000));
/** The wire's 0 and 1 where the specification fixes them in place of a boolean. */
export const zeroOrOne = v.picklist([0, 1]);

/** A count of points: an integer as text, since points add up over years. */
export const points = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,17})$/));

/** A phone number as people write it, with or without its country's code: the operator reads the digits out of it. */
export const mobileNumber = v.pipe(v.string(), v.minLength(4), v.maxLength(40));
/** A country's dialling code: digits alone, without the plus. */
export const diallingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/));
/** A code that was sent to a phone; 0 to 255 characters. */
export const verificationCode = v.pipe(v.string(), v.maxLength(255));
/** What asking for a code that opens an account is answered with; the code is good only together with it. */
export const codeTicket = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What Firebase signs once a number is proved: it stands in the place of the operator's own code. */
export const firebaseIdToken = v.pipe(v.string(), v.maxLength(4_096));
/** Never trimmed, never shown, never logged: what a person typed is what is hashed. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
/** The name that an account signs in with. */
export const username = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The most bytes of a picture that somebody sends. */
export const SENT_PICTURE_BYTES = 5 * 1024 * 1024;
/**
 * Such a picture as base64 text: four characters for every three bytes, and some more, so that one that is a little too
 * large is told so. The pattern repeats no group, as valibot's own does: at such a length that overflows the stack.
 */
export const sentPicture = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(7_050_000),
  v.regex(/^[A-Za-z\d+/]+={0,2}$/),
);

/** Page by number, as the lobby asks for it; pages count from 1. */
export const pageQuery = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};

/** An amount with its currency. */
export const money = v.object({ amountMinor: minorUnits, currency });

/**
 * A raster picture in several widths and formats, as one address with `{width}` and `{format}` in it.
 * `width` and `height` are the picture's own size, so that a page reserves its place before it loads.
 */
export const picture = v.object({
  template: address,
  widths: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(4_096))),
    v.minLength(1),
    v.maxLength(6),
  ),
  formats: v.pipe(
    v.array(v.picklist(['avif', 'webp', 'jpeg', 'png'])),
    v.minLength(1),
    v.maxLength(4),
  ),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_192)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_192)),
  /** Its colours above, in the middle and below, as `rrggbb` one after the other: its place shows them until it comes. */
  tint: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{18}$/))),
});
export type Picture = v.InferOutput<typeof picture>;
export type Money = v.InferOutput<typeof money>;
