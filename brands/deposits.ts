import { DEPOSIT_KINDS } from '@palpite/contract/deposit.ts';
import { depositFeeOf, readEmailKey } from '@palpite/domain';
import * as v from 'valibot';
import { code, localized, number, text } from './words.ts';

/** The ways to deposit that a brand has: methods, and under each the channels that take the money. */

const minorUnits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/));
const someMinorUnits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const whole = (least: number, most: number) => v.pipe(number(least, most), v.integer());
/** What goes into a payment code of EMV's form: letters, digits and spaces of ASCII. */
const plain = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\dA-Z][\dA-Z ]*$/));

/** Whom the money goes to, by the method's kind. All of it is fictional in the project's own brands. */
export const payeeSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pix'),
    /** A key as the BR Code carries it: here an address of the brand's own. */
    key: v.pipe(
      v.string(),
      v.check((key) => readEmailKey(key) === key, 'a PIX key of the kind e-mail'),
    ),
    holder: plain(25),
    city: plain(15),
  }),
  v.strictObject({
    kind: v.literal('bank-transfer'),
    institution: text(60),
    branch: v.nullable(text(20)),
    accountNumber: v.pipe(v.string(), v.regex(/^\d[\d-]{3,30}$/)),
    holder: text(60),
  }),
  v.strictObject({
    kind: v.literal('qr-transfer'),
    institution: text(60),
    /** The bank's number among NAPAS' members. */
    bankId: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    accountNumber: v.pipe(v.string(), v.regex(/^\d{4,19}$/)),
    holder: text(60),
  }),
  v.strictObject({ kind: v.literal('e-wallet'), holder: text(60) }),
]);
export type Payee = v.InferOutput<typeof payeeSchema>;

/** The adapters there are. */
export const PAYMENT_PROVIDERS = ['sandbox-bank'] as const;

/** What may be changed of a channel by command. */
export const channelTermsSchema = v.strictObject({
  /** A closed one is offered to nobody; its orders go on. */
  open: v.boolean(),
  minMinor: someMinorUnits,
  maxMinor: someMinorUnits,
  /** Taken off what is paid. */
  fee: v.strictObject({ fixedMinor: minorUnits, perMille: whole(0, 999) }),
  /** From the payment to the balance, as a rule; 0 for at once. */
  expectedMinutes: whole(0, 10_080),
  quickAmountsMinor: v.pipe(v.array(someMinorUnits), v.maxLength(8)),
  timeoutMinutes: whole(1, 10_080),
  /** A person looks at each payment; the member says when it is made. */
  reviewed: v.boolean(),
});
export type ChannelTerms = v.InferOutput<typeof channelTermsSchema>;

/** Why a channel's terms do not go together; undefined where they do. */
export function channelFault(terms: ChannelTerms): string | undefined {
  const [least, most] = [BigInt(terms.minMinor), BigInt(terms.maxMinor)];
  if (least > most) return 'its minimum is above its maximum';
  const fee = { ...terms.fee, fixedMinor: BigInt(terms.fee.fixedMinor) };
  if (depositFeeOf(least, fee) >= least) return 'its fee takes all of its minimum';
  const outside = terms.quickAmountsMinor.find(
    (amount) => BigInt(amount) < least || BigInt(amount) > most,
  );
  if (outside) return `the quick amount ${outside} is outside of its limits`;
  return undefined;
}

const channel = v.strictObject({
  code,
  name: localized(60),
  provider: v.picklist(PAYMENT_PROVIDERS),
  /** Who takes the payment, as people know them. */
  providerName: text(60),
  payee: payeeSchema,
  ...channelTermsSchema.entries,
});
export type BrandChannel = v.InferOutput<typeof channel>;

const method = v.strictObject({
  code,
  kind: v.picklist(DEPOSIT_KINDS),
  name: localized(40),
  channels: v.pipe(v.array(channel), v.minLength(1), v.maxLength(10)),
});
export type BrandDepositMethod = v.InferOutput<typeof method>;

/** Why a brand's methods do not go together; undefined where they do. */
function methodsFault(methods: readonly BrandDepositMethod[]): string | undefined {
  const codes = methods.flatMap(({ channels }) => channels.map((each) => each.code));
  const twice = codes.find((each, at) => codes.indexOf(each) !== at);
  if (twice) return `the channel ${twice} is there twice`;
  for (const { kind, channels } of methods) {
    for (const each of channels) {
      if (each.payee.kind !== kind) return `the channel ${each.code} has a payee of another kind`;
      const fault = channelFault(each);
      if (fault) return `the channel ${each.code}: ${fault}`;
    }
  }
  return undefined;
}

export const depositsSchema = v.strictObject({
  methods: v.pipe(
    v.array(method),
    v.maxLength(10),
    v.rawCheck(({ dataset, addIssue }) => {
      // What has another shape is refused already, and is no amount to compare.
      if (!dataset.typed || dataset.issues) return;
      const message = methodsFault(dataset.value);
      if (message) addIssue({ message });
    }),
  ),
});
