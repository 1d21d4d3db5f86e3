import { useLingui } from '@lingui/react/macro';
import type { LikeRecent } from '@palpite/contract/catalogue.ts';
import { FEATURE_NAMES } from '../../parts/catalogue/feature-names.ts';

/** What games that are like another share with it, in a sentence. */
export function useLikeReason() {
  const { t, i18n } = useLingui();
  return ({ trait, value, labelName = value }: LikeRecent): string => {
    if (trait === 'theme') return t`The same theme: ${labelName}`;
    if (trait === 'vassalage') return t`By the same provider: ${labelName}`;
    const known = Object.entries(FEATURE_NAMES).find(([feature]) => feature === value)?.[1];
    const feature = known ? i18n._(known) : labelName;
    return t`The same feature: ${feature}`;
  };
}
