import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { gameListFilters } from '@palpite/contract/catalogue.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FEATURE_NAMES, VOLATILITY_NAMES } from '../../parts/catalogue/feature-names.ts';
import { type ChipFilter, chosenIn } from './lobby-choices.ts';
import type { LobbySearch } from './lobby-search.ts';

/** What the values of the closed lists are called. */
const CLOSED_LISTS: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({ ...FEATURE_NAMES, ...VOLATILITY_NAMES }),
);

/** How many games each chip leaves, as the operator counts them. */
export type LobbyCounts = ValueOutput<typeof gameListFilters>;
export type Choice = LobbyCounts['filters'][keyof LobbyCounts['filters']]['choices'][number];

/** A filter's counts; only the class has another name on the wire. */
export const countsOf = ({ filters }: LobbyCounts, filter: ChipFilter) =>
  filters[filter === 'class' ? 'gameClassify' : filter];

/** The choice that applies; undefined while its counts are on their way. */
export function chosenChoice(counts: LobbyCounts, filter: ChipFilter, search: LobbySearch) {
  const value = chosenIn(search, filter);
  return countsOf(counts, filter).choices.find((choice) => choice.value === value);
}

/** The names of the chips' filters and of their values, in the reader's language. */
export function useFilterTexts() {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = useServices().boot.status;
  const names: Record<ChipFilter, string> = {
    theme: t`Theme`,
    feature: t`Feature`,
    class: t`Class`,
    volatility: t`Volatility`,
    minReturn: t`Return`,
    minBet: t`Minimum bet`,
  };
  const valueText = (filter: ChipFilter, { value, labelName }: Choice): string => {
    if (filter === 'minReturn') {
      const percent = i18n.number(Number(value) / 100, {
        style: 'percent',
        maximumFractionDigits: 1,
      });
      return t`${percent} or more`;
    }
    if (filter === 'minBet') {
      const amount = moneyText(value, currency);
      return t`Up to ${amount}`;
    }
    const name = CLOSED_LISTS.get(value);
    return labelName ?? (name ? i18n._(name) : value);
  };
  return { names, valueText };
}
