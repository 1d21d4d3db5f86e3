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

/** Features that a wide tile names. */
const MARKS = 3;

/** What a wide tile says of a game, e.g. "243 ways · Free spins"; undefined where it has nothing to name. */
export function useFeatureMarks(game: Game): string | undefined {
  const { i18n } = useLingui();
  const first = useFeatureMark(game);
  const others = TOLD.filter((feature) => game.features.includes(feature)).slice(1, MARKS);
  if (first === undefined) return undefined;
  return [first, ...others.map((feature) => i18n._(FEATURE_NAMES[feature]))].join(' · ');
}

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
