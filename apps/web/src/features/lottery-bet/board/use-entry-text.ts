import { useLingui } from '@lingui/react/macro';
import { playGroupShortName, playName } from '../../../parts/lottery/play-names.ts';
import { paysText, returnsText } from '../offer/odds-text.ts';
import type { Entry } from './together.ts';

/** What lists of plays say: what most entries return is said once, in their head, and what another one does beside it. */
export function useEntryText(entries: readonly Entry[]) {
  const { t, i18n } = useLingui();
  const all = entries.map(({ plays }) => returnsText(i18n, ...plays));
  const common = all.find((each) => all.filter((other) => other === each).length * 2 > all.length);
  const isOfAll = all.every((each) => each === common);
  return {
    head:
      common === undefined
        ? undefined
        : isOfAll
          ? t`Each returns ${common}`
          : t`Returns ${common} where no other figure stands`,
    name: ({ plays: [play, ...others], group }: Entry) =>
      others.length > 0 || !play ? playGroupShortName(i18n, group) : playName(i18n, play.row.code),
    line({ plays }: Entry) {
      const pays = paysText(i18n, plays);
      const returns = returnsText(i18n, ...plays);
      return returns === common ? t`1 pays ${pays}` : t`1 pays ${pays} · returns ${returns}`;
    },
  };
}
