import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import type { GameFeature } from '@palpite/domain';
import { FEATURE_NAMES } from './feature-names.ts';

/** The one of a game's features that a tile names: what players choose by comes first. */
const TOLD: readonly GameFeature[] = [
  'hold-and-win',
  'ways',
  'free-spins',
  'groups',
  'growing-symbols',
  'cascades',
  'respins',
  'multipliers',
];

/** What a tile says of a game in two or three words, e.g. "243 ways"; undefined where it has nothing to name. */
export function useFeatureMark({ features, minLineNum }: Game): string | undefined {
  const { t, i18n } = useLingui();
  const told = TOLD.find((feature) => features.includes(feature));
  if (told === 'ways' && minLineNum !== null && minLineNum > 0) {
    const ways = i18n.number(minLineNum);
    return t`${ways} ways`;
  }
  return told && i18n._(FEATURE_NAMES[told]);
}
