import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { DepositChannel, DepositMethods } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { type FormEvent, type RefObject, useState } from 'react';
import { isLostAnswer } from '../../lib/act/lost-answer.ts';
import { callMessage } from '../../lib/call-message.ts';
import { writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { useAmountRule } from '../../parts/money/use-amount-rule.ts';
import { dropDepositDraft, readDepositDraft, saveDepositDraft } from './deposit-draft.ts';
import { useCreateDeposit } from './deposits-api.ts';

/** Where the choice of a channel and the order that was made lead. */
export interface DepositFormActs {
  onChoose: (channel: string) => void;
  onOrder: (order: string) => void;
}

/**
 * A new deposit: its amount and channel are kept for this tab and account until it is ordered. The channel is the one
 * that is asked for, else the kept one, else the one of the latest order. The amount begins with the smallest that the
 * channel suggests, so that all it comes to is there to be read; the next press or key replaces it.
 * @param wanted the channel that is asked for
 */
export function useDepositForm(
  offer: DepositMethods,
  wanted: string | undefined,
  field: RefObject<HTMLInputElement | null>,
  { onChoose, onOrder }: DepositFormActs,
) {
  const { i18n } = useLingui();
  const member = useMember()?.account ?? '';
  const [account] = useState(member);
  const [draft] = useState(() => readDepositDraft(account));
  // Null until the member types or chooses an amount, then even where the field is emptied.
  const [own, setOwn] = useState(draft.amount || null);
  // Errors do not show while the member is typing for the first time.
  const [judged, setJudged] = useState(false);
  const create = useCreateDeposit();
  // From the first act on it stays: an order made in another tab changes nothing then.
  const [held, hold] = useState(draft.channel);
  const { method, channel } = chosenOf(offer, [wanted, held, offer.lastChannel ?? undefined]);
  const typed = own ?? suggestionOf(channel, offer.currency, i18n.locale);
  const rule = useChannelRule(offer, channel);
  const amountMinor = rule.read(typed);
  const problem = rule.problem(typed);

  const keep = (next: string, amount: string) => {
    hold(next);
    saveDepositDraft(account, { channel: next, amount });
    create.reset();
  };
  // No changes while sending: the answer would belong to another form, and the next press to another act.
  const choose = (next: string) => {
    if (create.isPending) return;
    keep(next, own ?? '');
    onChoose(next);
  };
  const type = (text: string) => {
    if (create.isPending) return;
    setOwn(text);
    keep(channel.channel, text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (problem !== undefined || amountMinor === null) return field.current?.focus();
    if (create.isPending) return;
    const body = { channel: channel.channel, amountMinor, currency: offer.currency };
    create.mutate(body, {
      onSuccess: ({ order }) => {
        dropDepositDraft();
        onOrder(order);
      },
      onError: (error) => isAboutAmount(error) && field.current?.focus(),
    });
  };
  return {
    method,
    channel,
    choose,
    typed,
    /** The amount is a suggestion that the member has not touched. */
    isSuggested: own === null,
    type,
    /** Null unless the amount is valid for this channel. */
    amountMinor: problem === undefined ? amountMinor : null,
    ...refusalOf(i18n, create.error, judged ? problem : undefined),
    submit,
    busy: create.isPending,
  };
}
export type DepositFormState = ReturnType<typeof useDepositForm>;

/** The first requested channel that is open; otherwise the brand's first one. */
function chosenOf({ methods }: DepositMethods, asked: readonly (string | undefined)[]) {
  const all = methods.flatMap((method) => method.channels.map((channel) => ({ method, channel })));
  const found = asked.map((wanted) => all.find(({ channel }) => channel.channel === wanted));
  const [chosen] = [...found.filter((one) => one !== undefined), ...all];
  if (!chosen) throw new RangeError('there is no channel to choose from');
  return chosen;
}

/** The smallest suggested amount, as it is typed: never more than a member might mean. Empty where there are none. */
function suggestionOf({ quickAmountsMinor }: DepositChannel, currency: Currency, locale: string) {
  const [least] = quickAmountsMinor.toSorted((one, other) => Number(BigInt(one) - BigInt(other)));
  return least === undefined ? '' : writeAmount(least, currency, locale);
}

/** The amount rule of a channel, which has a maximum of its own. */
function useChannelRule({ currency }: DepositMethods, { minMinor, maxMinor }: DepositChannel) {
  const { t } = useLingui();
  const most = useMoneyText()(maxMinor, currency);
  return useAmountRule({ currency, minMinor }, (amount) =>
    amount > BigInt(maxMinor) ? t`Maximum ${most}` : undefined,
  );
}

/** Why it was not ordered: an error of the amount is at its field, any other next to the button. */
function refusalOf(i18n: I18n, error: Error | null, problem: string | undefined) {
  const refused = error ? callMessage(i18n, error) : undefined;
  const atField = isAboutAmount(error);
  return {
    error: atField ? refused : problem,
    failure: atField ? undefined : refused,
    /** Whether it is unknown if an order was made. */
    isLost: isLostAnswer(error),
  };
}

function isAboutAmount(error: unknown): boolean {
  return error instanceof CallError && error.code === 'amount_out_of_range';
}
