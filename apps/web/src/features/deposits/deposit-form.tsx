import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositChannel, DepositMethods } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS } from '@palpite/domain/money.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { ChoiceCards } from '../../parts/money/cashier/choice-cards.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
import { useServices } from '../../lib/services.ts';
import { writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { KIND_ICONS } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';
import { type DepositFormState, useDepositForm } from './use-deposit-form.ts';
import { useExpectedText } from './use-expected-text.ts';

interface DepositFormProps {
  offer: DepositMethods;
  /** The channel in the address. */
  wanted: string | undefined;
}

/** Method, channel, amount; the summary next to the button shows costs and turnover. */
export function DepositForm({ offer, wanted }: DepositFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const form = useDepositForm(offer, wanted, field);
  const { method, channel, choose, failure } = form;
  const firstOf = (id: string) =>
    offer.methods.find((one) => one.method === id)?.channels[0]?.channel;
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start"
    >
      <div className="flex min-w-0 flex-col gap-7">
        <ChoiceCards
          legend={t`How do you pay?`}
          name="method"
          choices={offer.methods.map(({ method: value, name, kind }) => {
            const Icon = KIND_ICONS[kind];
            return { value, title: name, icon: <Icon size={20} /> };
          })}
          selected={method.method}
          busy={form.busy}
          onSelect={(id) => choose(firstOf(id) ?? '')}
        />
        <ChoiceCards
          legend={t`Payment provider`}
          name="channel"
          choices={method.channels.map((one) => ({
            value: one.channel,
            title: one.name,
            notes: <ChannelNotes channel={one} currency={offer.currency} />,
          }))}
          selected={channel.channel}
          busy={form.busy}
          onSelect={choose}
        />
        <AmountStep form={form} currency={offer.currency} field={field} />
      </div>
      <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 lg:sticky lg:top-6">
        <DepositSummary offer={offer} channel={channel} amountMinor={form.amountMinor} />
        {failure !== undefined && (
          <FormAlert>
            <p>{failure}</p>
            {form.isLost && <MayBeMade />}
          </FormAlert>
        )}
        <Button type="submit" tone="accent" size="lg" block busy={form.busy}>
          <Trans>Go to payment</Trans>
        </Button>
      </div>
    </form>
  );
}

/** After a lost answer: the deposit may exist, so the member should check before ordering again. */
function MayBeMade() {
  return (
    <p className="mt-1">
      <Trans>
        The deposit may have been created. Check{' '}
        <Link
          to="."
          search={openDeposits({ tab: 'orders' })}
          resetScroll={false}
          activeProps={{}}
          className="font-semibold underline"
        >
          your deposits
        </Link>{' '}
        first.
      </Trans>
    </p>
  );
}

/** The terms of a channel that matter before the choice. */
function ChannelNotes({ channel, currency }: { channel: DepositChannel; currency: Currency }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const time = useExpectedText()(channel.expectedMinutes);
  const fee = feeText(channel.fee, currency);
  const isFree = channel.fee.fixedMinor === '0' && channel.fee.perMille === 0;
  const least = moneyText(channel.minMinor, currency);
  const most = moneyText(channel.maxMinor, currency);
  return (
    <>
      <span className="block tabular">{t`${least} to ${most}`}</span>
      <span className="block tabular">{isFree ? fee : t`Fee: ${fee}`}</span>
      <span className="block">{time}</span>
    </>
  );
}

interface AmountStepProps {
  form: DepositFormState;
  currency: Currency;
  field: RefObject<HTMLInputElement | null>;
}

function AmountStep({ form, currency, field }: AmountStepProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currencySymbol } = useServices().boot.status;
  const { channel, typed, type, error } = form;
  const least = moneyText(channel.minMinor, currency);
  const most = moneyText(channel.maxMinor, currency);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16 font-bold">
        <Trans>How much?</Trans>
      </h2>
      <TextField
        ref={field}
        label={t`Amount`}
        hint={t`From ${least} to ${most}`}
        error={error && <span role="alert">{error}</span>}
        icon={<span className="text-16 font-semibold">{currencySymbol}</span>}
        inputMode={CURRENCY_DIGITS[currency] === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={24}
        value={typed}
        readOnly={form.busy}
        onChange={(event) => type(event.target.value)}
        className="tabular"
      />
      {channel.quickAmountsMinor.length > 0 && (
        <div role="group" aria-label={t`Quick amounts`} className="flex flex-wrap gap-2">
          {channel.quickAmountsMinor.map((minor) => (
            <Button
              key={minor}
              size="md"
              aria-pressed={form.amountMinor === minor}
              className="tabular aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
              onClick={() => type(writeAmount(minor, currency, i18n.locale))}
            >
              {moneyText(minor, currency)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
