import { FEATURE_FLAGS } from '@palpite/domain';
import * as v from 'valibot';
import type { CallError } from './call-error.ts';
import { captcha } from './captcha.ts';
import { encryptionKey } from './encryption-key.ts';
import type { ErrorCode } from './errors.ts';
import { requiredSecondFactor } from './second-factor.ts';
import { count, day, instant, label, positiveMinorUnits, seconds } from './wire.ts';

/**
 * The payload of a refusal besides its code. A code that is not listed has none (null). Refused logins carry a captcha once
 * one is required.
 */

const perhapsCaptcha = v.object({ captcha: v.nullable(captcha) });
const fields = v.object({
  fields: v.array(v.object({ field: label, reason: label })),
});

export const REFUSAL_VALUES = {
  invalid_request: fields,
  field_invalid: fields,
  too_many_requests: v.object({ retryAfterSeconds: seconds }),
  invalid_credentials: perhapsCaptcha,
  captcha_required: perhapsCaptcha,
  captcha_invalid: perhapsCaptcha,
  two_factor_required: requiredSecondFactor,
  terms_outdated: v.object({ version: day }),
  payload_key_unknown: v.object({ keys: v.array(encryptionKey) }),
  payload_expired: v.object({ serverTime: instant }),
  feature_disabled: v.object({ flag: v.picklist(FEATURE_FLAGS) }),
  fee_changed: v.object({ feeMinor: positiveMinorUnits }),
  turnover_left: v.object({ leftMinor: positiveMinorUnits }),
  withdrawal_limit_reached: v.object({ limit: v.picklist(['count', 'amount', 'open']) }),
  slip_too_large: v.object({ mostSymbols: count }),
  price_changed: v.object({ totalMinor: positiveMinorUnits }),
  /** The line of the slip, where one was placed. */
  issue_closed: v.object({ closedAt: v.nullable(instant), line: v.optional(count) }),
  exposure_full: v.object({ line: count }),
  play_limit_reached: v.object({
    period: v.picklist(['day', 'week', 'month']),
    limitMinor: positiveMinorUnits,
    leftMinor: positiveMinorUnits,
  }),
  play_blocked: v.object({ until: instant }),
  maintenance: v.object({ maintenanceEnd: v.nullable(instant) }),
} as const satisfies Partial<Record<ErrorCode, v.GenericSchema>>;
export type CodeWithValue = keyof typeof REFUSAL_VALUES;
export type RefusalValue<Code extends CodeWithValue> = v.InferOutput<(typeof REFUSAL_VALUES)[Code]>;

/** The payload of the refusal, or null when it has another code or another shape. */
export function refusalValue<const Code extends CodeWithValue>(
  error: Pick<CallError, 'code' | 'value'>,
  ...codes: readonly Code[]
): RefusalValue<Code> | null {
  const code = codes.find((candidate) => candidate === error.code);
  if (code === undefined) return null;
  const parsed = v.safeParse(REFUSAL_VALUES[code], error.value);
  return parsed.success ? (parsed.output as RefusalValue<Code>) : null;
}
