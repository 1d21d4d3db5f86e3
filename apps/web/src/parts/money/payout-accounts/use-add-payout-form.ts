import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { PayoutDestination, PayoutOverview, PixKeyType } from '@palpite/contract/payout.ts';
import { meantEmail } from '@palpite/domain/email.ts';
import {
  isRoutingNumber,
  readCpf,
  readDigits,
  readEmailKey,
  readRandomKey,
} from '@palpite/domain/payout-destination.ts';
import { plainSigns } from '@palpite/domain/plain-signs.ts';
import { useForm, useWatch } from 'react-hook-form';
import { callMessage } from '../../../lib/call-message.ts';
import { meantMessage } from '../../../lib/field-message.ts';
import { useAddPayoutAccount } from './payout-api.ts';
import { refusedField } from './refused-field.ts';

interface Values {
  /** A kind of PIX key, or `bank`. */
  kind: PixKeyType | 'bank';
  key: string;
  bankCode: string;
  branch: string;
  accountNumber: string;
  paymentPassword: string;
}

/** The state of the form for another payout account. What was typed stays through every failure. */
export function useAddPayoutForm({ pixKeyTypes, bank }: PayoutOverview, onDone: () => void) {
  const { i18n } = useLingui();
  const add = useAddPayoutAccount();
  const form = useForm<Values>({
    defaultValues: {
      kind: pixKeyTypes[0] ?? 'bank',
      key: '',
      bankCode: '',
      branch: '',
      accountNumber: '',
      paymentPassword: '',
    },
  });
  const { control, register, setError, handleSubmit } = form;
  const kind = useWatch({ control, name: 'kind' });
  const unfit = useUnfitTexts(kind);
  const fields = useDestinationFields(register, kind, bank, unfit);
  /** What was typed for one kind is nothing of another's. */
  const forgetKey = () => {
    form.setValue('key', '');
    form.clearErrors();
  };
  const shown = [...SHOWN[kind === 'bank' ? 'bank' : 'pix'], 'paymentPassword'] as const;
  const submit = handleSubmit(async ({ paymentPassword, ...typed }) => {
    try {
      await add.mutateAsync({ destination: destinationOf(typed, bank), paymentPassword });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = refusedField(error, shown);
      if (field === null) return;
      const message =
        error.code === 'field_invalid' && field !== 'paymentPassword'
          ? unfit[field]
          : callMessage(i18n, error);
      setError(field, { message }, { shouldFocus: true });
      return;
    }
    onDone();
  });
  const isTold = add.error instanceof CallError && refusedField(add.error, shown) !== null;
  return {
    form,
    fields: { ...fields, kind: register('kind', { onChange: forgetKey }) },
    kind,
    submit,
    failure: isTold ? null : add.error,
  };
}
export type AddPayoutForm = ReturnType<typeof useAddPayoutForm>;

const SHOWN = { pix: ['key'], bank: ['bankCode', 'branch', 'accountNumber'] } as const;

function destinationOf(
  { kind, key, bankCode, branch, accountNumber }: Omit<Values, 'paymentPassword'>,
  bank: PayoutOverview['bank'],
): PayoutDestination {
  if (kind !== 'bank') return { kind: 'pix', keyType: kind, key: key.trim() };
  return { kind, bankCode, accountNumber, ...(bank?.branch ? { branch } : {}) };
}

/** What is said of a value that cannot be right. */
function useUnfitTexts(kind: Values['kind']) {
  const { t } = useLingui();
  const keys: Record<PixKeyType, string> = {
    cpf: t`This is not a valid CPF. Check its 11 digits.`,
    phone: t`Enter a Brazilian mobile number with its area code, such as 11 98765-4321.`,
    email: t`Enter an email address such as name@example.com.`,
    random: t`A random key has 32 letters and digits in five groups. Copy it from your bank’s app.`,
  };
  return {
    key: kind === 'bank' ? '' : keys[kind],
    bankCode: t`Choose your bank`,
    branch: t`Check this number: it is not valid.`,
    accountNumber: t`Check the account number: it has too many or too few digits.`,
  };
}

/**
 * The inputs with their rules. Registered in the order of the fields, shown or not: errors get the focus in that
 * order.
 */
function useDestinationFields(
  register: AddPayoutFormRegister,
  kind: Values['kind'],
  bank: PayoutOverview['bank'],
  unfit: ReturnType<typeof useUnfitTexts>,
) {
  const { t, i18n } = useLingui();
  const isBank = kind === 'bank';
  const branch = bank?.branch;
  const keyProblem = (typed: string) => {
    const meant = kind === 'email' ? meantEmail(typed) : null;
    return meant === null ? unfit.key : meantMessage(i18n, meant);
  };
  return {
    key: register('key', {
      required: !isBank && unfit.key,
      validate: (typed) => isBank || KEY_FITS[kind](typed) || keyProblem(typed),
    }),
    bankCode: register('bankCode', { required: isBank && unfit.bankCode }),
    branch: register('branch', {
      required: isBank && Boolean(branch) && t`Enter this number`,
      validate: (typed) => !isBank || !branch || branchFits(branch, typed) || unfit.branch,
    }),
    accountNumber: register('accountNumber', {
      required: isBank && t`Enter the account number`,
      validate: (typed) =>
        !isBank || !bank || readDigits(typed, bank.accountDigits) !== null || unfit.accountNumber,
    }),
    paymentPassword: register('paymentPassword', { required: t`Enter your payment password` }),
  };
}

type Branch = NonNullable<NonNullable<PayoutOverview['bank']>['branch']>;

function branchFits({ name, digits }: Branch, typed: string): boolean {
  const read = readDigits(typed, digits);
  return read !== null && (name !== 'routing' || isRoutingNumber(read));
}
type AddPayoutFormRegister = ReturnType<typeof useForm<Values>>['register'];

/** Numbers are the operator's to judge: the library that knows them all weighs more than this page. */
const KEY_FITS: Readonly<Record<PixKeyType, (typed: string) => boolean>> = {
  cpf: (typed) => readCpf(typed) !== null,
  phone: (typed) => plainSigns(typed).replace(/\D/g, '').length >= 10,
  email: (typed) => readEmailKey(typed) !== null,
  random: (typed) => readRandomKey(typed) !== null,
};
