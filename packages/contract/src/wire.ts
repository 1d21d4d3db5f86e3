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
 * The building blocks of wire schemas. Plain on purpose: no transforms and no bigint, so that each is also a JSON Schema and
 * a value is the same before and after parsing.
 */

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** An amount: integer minor units of the currency next to it, as decimal text. */
export const minorUnits = v.pipe(
  v.string(),
  v.regex(MINOR_UNITS_PATTERN),
  v.description('Integer minor units of the currency, as text'),
);
/** An amount that cannot be negative (stakes, guarded balances, limits). */
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
/** Longer text, plain or with the operator's few allowed tags where the field says so. */
export const longText = v.pipe(v.string(), v.maxLength(20_000));
/**
 * An address on this site (`/…`) or elsewhere over TLS; `http` only for the local machine. Browsers treat a backslash as a
 * slash, so `/\host` would lead to another site.
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
/** The wire's 0 and 1, where the specification has them instead of a boolean. */
export const zeroOrOne = v.picklist([0, 1]);

/** A count of points: an integer as text, since points add up over years. */
export const points = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,17})$/));

/** A phone number as people write it, with or without the country's code: the operator extracts the digits. */
export const mobileNumber = v.pipe(v.string(), v.minLength(4), v.maxLength(40));
/** A country's dialling code: digits only, without the plus. */
export const diallingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/));
/** A code that was sent to a phone; 0 to 255 characters. */
export const verificationCode = v.pipe(v.string(), v.maxLength(255));
/** The answer to a request for a code that opens an account; the code is valid only together with it. */
export const codeTicket = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** Firebase's signed proof of a number: it replaces the operator's own code. */
export const firebaseIdToken = v.pipe(v.string(), v.maxLength(4_096));
/** Never trimmed, shown or logged: exactly what was typed is hashed. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
/** The name that an account logs in with. */
export const username = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The largest uploaded picture, in bytes. */
export const SENT_PICTURE_BYTES = 5 * 1024 * 1024;
/**
 * Such a picture as base64 text: four characters for every three bytes, plus a margin, so that a picture slightly too large
 * gets the right refusal. The pattern repeats no group, unlike valibot's own: at this length that overflows the stack.
 */
export const sentPicture = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(7_050_000),
  v.regex(/^[A-Za-z\d+/]+={0,2}$/),
);

/** Page by number, as the lobby asks for it, for lists that stay short; pages count from 1. `paging.ts` has the others. */
export const pageQuery = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};

/** An amount with its currency. */
export const money = v.object({ amountMinor: minorUnits, currency });

/**
 * A raster picture in several widths and formats, as one address with `{width}` and `{format}` in it. `width` and `height`
 * are the picture's own size, so that a page reserves its space before it loads.
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
  /** Its colours at the top, middle and bottom, as `rrggbb` one after the other: a placeholder until it loads. */
  tint: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{18}$/))),
});
export type Picture = v.InferOutput<typeof picture>;
export type Money = v.InferOutput<typeof money>;
