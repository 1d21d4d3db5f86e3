import { useLingui } from '@lingui/react/macro';
import type { PayoutOverview, PixKeyType } from '@palpite/contract/payout.ts';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import type { AddPayoutForm } from './use-add-payout-form.ts';

/** Keyboards of phones, by what a key is made of. */
const INPUTS: Readonly<Record<PixKeyType, ComponentProps<'input'>>> = {
  cpf: { inputMode: 'numeric', autoComplete: 'off' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
  random: { autoComplete: 'off' },
};

/** A PIX key of the chosen kind. */
export function PixFields({ add: { form, fields, kind } }: { add: AddPayoutForm }) {
  const { t } = useLingui();
  if (kind === 'bank') return null;
  return (
    <TextField
      {...fields.key}
      {...INPUTS[kind]}
      label={t`PIX key`}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
      data-autofocus
      error={form.formState.errors.key?.message}
    />
  );
}

interface BankFieldsProps {
  add: AddPayoutForm;
  bank: PayoutOverview['bank'];
}

/** A bank account, by the numbers that its country goes by. */
export function BankFields({ add: { form, fields }, bank }: BankFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  if (bank === null) return null;
  const banks = bank.banks.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <SelectField
        {...fields.bankCode}
        data-autofocus
        label={t`Bank`}
        options={[{ value: '', label: t`Choose your bank` }, ...banks]}
        error={errors.bankCode?.message}
      />
      {bank.branch && (
        <TextField
          {...fields.branch}
          label={bank.branch.name === 'routing' ? t`Routing number` : t`Branch`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={errors.branch?.message}
        />
      )}
      <TextField
        {...fields.accountNumber}
        label={t`Account number`}
        hint={t`With its check digit, if it has one`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={errors.accountNumber?.message}
      />
    </>
  );
}
