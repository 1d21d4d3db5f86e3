import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AskedField, type FormField, isNeeded } from './register-fields.ts';

/** Fields that stand together on a line: a dialling code and its number; every other field has its own. */
export type FieldRow = readonly AskedField[];

/** Rows that a step shows at once, and that a fold of optional ones has. */
const MOST_ROWS = 6;

interface Fold {
  readonly title: MessageDescriptor;
  readonly rows: readonly FieldRow[];
}

export interface RegisterStep {
  readonly title: MessageDescriptor;
  readonly needed: readonly FieldRow[];
  /** Optional fields, folded away. */
  readonly folds: readonly Fold[];
}

/** The optional fields of a brand that has many, by subject. */
const SUBJECTS: readonly (readonly [MessageDescriptor, readonly FormField[]])[] = [
  [msg`About you`, ['payeeName', 'nickname', 'birthday', 'nationality', 'idNumber', 'address']],
  [
    msg`How we reach you`,
    ['email', 'countryDialingCode', 'mobileNum', 'verificationCode', 'whatsapp', 'facebook'],
  ],
  [msg`Other messengers`, ['telegram', 'zalo', 'line', 'wechat', 'qqNum']],
  [msg`Work and payments`, ['occupation', 'sourceOfIncome', 'paymentPassword']],
  [msg`Codes`, ['affiliateCode', 'recommenderId', 'referralCode']],
];

/**
 * The form in steps of at most six fields; one step where a brand asks for no more than that. Optional fields are
 * folded away in the last one.
 */
export function stepsOf(asked: readonly AskedField[]): readonly RegisterStep[] {
  const rows = rowsOf(asked);
  const needed = rows.filter((row) => row.some(isNeeded));
  const optional = rows.filter((row) => !row.some(isNeeded));
  const parts = partsOf(needed);
  const steps: RegisterStep[] = parts.map((part, at) => ({
    title: at === 0 ? msg`Your account` : detailsTitle(at, parts.length),
    needed: part,
    folds: [],
  }));
  if (optional.length === 0) return steps;
  if (optional.length > MOST_ROWS) {
    return [...steps, { title: msg`Optional details`, needed: [], folds: foldsOf(optional) }];
  }
  const last = steps.pop();
  const fold = { title: msg`Optional details`, rows: optional };
  return last ? [...steps, { ...last, folds: [fold] }] : steps;
}

/** At most six rows each; a code stays with the number that it is sent to. */
function partsOf(rows: readonly FieldRow[]): (readonly FieldRow[])[] {
  const parts: (readonly FieldRow[])[] = [];
  let from = 0;
  do {
    const isCode = rows[from + MOST_ROWS]?.some(({ field }) => field === 'verificationCode');
    const to = from + MOST_ROWS - (isCode === true ? 1 : 0);
    parts.push(rows.slice(from, to));
    from = to;
  } while (from < rows.length);
  return parts;
}

/** Every step has a name of its own. */
const detailsTitle = (part: number, parts: number) =>
  parts > 2 ? msg`Your details, part ${part}` : msg`Your details`;

const foldsOf = (rows: readonly FieldRow[]): Fold[] =>
  SUBJECTS.map(([title, fields]) => ({
    title,
    rows: rows.filter((row) => row.some(({ field }) => fields.includes(field))),
  })).filter((fold) => fold.rows.length > 0);

function rowsOf(asked: readonly AskedField[]): FieldRow[] {
  const dialling = asked.filter(({ field }) => field === 'countryDialingCode');
  return asked
    .filter(({ field }) => field !== 'countryDialingCode')
    .map((each) => (each.field === 'mobileNum' ? [...dialling, each] : [each]));
}

/** The fields of a step, in the form's order. */
export const fieldsOf = ({ needed, folds }: RegisterStep): FormField[] =>
  [...needed, ...folds.flatMap(({ rows }) => rows)].flat().map(({ field }) => field);
