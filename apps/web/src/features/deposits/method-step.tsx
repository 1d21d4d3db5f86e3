import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositChannel, DepositMethods } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { ChoiceCards } from '../../parts/money/cashier/choice-cards.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
import { KIND_ICONS } from './deposit-texts.ts';
import type { DepositFormState } from './use-deposit-form.ts';
import { useExpectedText } from './use-expected-text.ts';

interface MethodStepProps {
  offer: DepositMethods;
  form: DepositFormState;
  /** Shows the choices from the start. */
  open: boolean;
}

/** How it is paid: one row that says what it costs; all the others, if there are any, once they are asked for. */
export function MethodStep({ offer, form, open }: MethodStepProps) {
  const only = offer.methods.length === 1 && form.method.channels.length === 1;
  const [changing, setChanging] = useState(open && !only);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // The pressed button is gone: who goes by keys is at the choice that it led to.
  useEffect(() => {
    if (changing && asked.current) place.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [changing]);
  const change = () => {
    asked.current = true;
    setChanging(true);
  };
  return (
    <div ref={place} className="flex flex-col gap-6">
      {changing ? (
        <MethodChoices offer={offer} form={form} />
      ) : (
        <ChosenMethod offer={offer} form={form} onChange={only ? undefined : change} />
      )}
    </div>
  );
}

interface ChosenMethodProps extends Omit<MethodStepProps, 'open'> {
  /** Undefined where there is no other. */
  onChange: (() => void) | undefined;
}

function ChosenMethod({ offer, form, onChange }: ChosenMethodProps) {
  const { method, channel, busy } = form;
  const Icon = KIND_ICONS[method.kind];
  return (
    <section aria-labelledby="deposit-method" className="flex flex-col gap-2">
      <h2 id="deposit-method" className="text-13 font-semibold">
        <Trans>How do you pay?</Trans>
      </h2>
      <div className="flex min-h-16 items-center gap-3 rounded-box border border-border bg-surface py-3 pr-2 pl-4">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong"
        >
          <Icon size={20} />
        </span>
        <p className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2 text-14 font-semibold wrap-anywhere">
            {method.name === channel.name ? method.name : `${method.name} · ${channel.name}`}
            {channel.channel === offer.lastChannel && (
              <span className="text-12 font-medium text-muted">
                <Trans>as last time</Trans>
              </span>
            )}
          </span>
          <ChosenTerms channel={channel} currency={offer.currency} />
        </p>
        {onChange && (
          <Button
            size="sm"
            className="mr-2"
            aria-disabled={busy || undefined}
            onClick={() => !busy && onChange()}
          >
            <Trans context="another way to pay">Change</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** What there is more than one of; the summary says the rest of the terms. */
function MethodChoices({ offer, form }: Omit<MethodStepProps, 'open'>) {
  const { t } = useLingui();
  const { method, channel, choose, busy } = form;
  const firstOf = (id: string) =>
    offer.methods.find((one) => one.method === id)?.channels[0]?.channel;
  return (
    <>
      {offer.methods.length > 1 && (
        <ChoiceCards
          legend={t`How do you pay?`}
          name="method"
          choices={offer.methods.map(({ method: value, name, kind }) => {
            const Icon = KIND_ICONS[kind];
            return { value, title: name, icon: <Icon size={20} /> };
          })}
          selected={method.method}
          busy={busy}
          onSelect={(id) => choose(firstOf(id) ?? '')}
        />
      )}
      {method.channels.length > 1 && (
        <ChoiceCards
          legend={t`Payment provider`}
          name="channel"
          choices={method.channels.map((one) => ({
            value: one.channel,
            title: one.name,
            notes: <ChannelNotes channel={one} currency={offer.currency} />,
          }))}
          selected={channel.channel}
          busy={busy}
          onSelect={choose}
        />
      )}
    </>
  );
}

interface TermsProps {
  channel: DepositChannel;
  currency: Currency;
}

/** What the chosen channel costs, and how long it takes; its limits are at the amount. */
function ChosenTerms({ channel, currency }: TermsProps) {
  const fee = useChannelFee()(channel, currency);
  const time = useExpectedText()(channel.expectedMinutes);
  return <span className="text-12 text-muted tabular">{`${fee} · ${time}`}</span>;
}

/** The terms of a channel that matter before the choice. */
function ChannelNotes({ channel, currency }: TermsProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const fee = useChannelFee()(channel, currency);
  const time = useExpectedText()(channel.expectedMinutes);
  const least = moneyText(channel.minMinor, currency);
  const most = moneyText(channel.maxMinor, currency);
  return (
    <>
      <span className="block tabular">{t`${least} to ${most}`}</span>
      <span className="block tabular">{fee}</span>
      <span className="block">{time}</span>
    </>
  );
}

function useChannelFee(): (channel: DepositChannel, currency: Currency) => string {
  const { t } = useLingui();
  const feeText = useFeeText();
  return ({ fee: terms }, currency) => {
    const fee = feeText(terms, currency);
    const isFree = terms.fixedMinor === '0' && terms.perMille === 0;
    return isFree ? fee : t`Fee: ${fee}`;
  };
}
