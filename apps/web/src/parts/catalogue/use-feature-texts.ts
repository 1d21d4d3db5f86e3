import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import type { GameFeature } from '@palpite/domain';

/** The names of what a game has beside plain spins, in the reader's language. */
export function useFeatureTexts(): Readonly<Record<GameFeature, string>> {
  const { t } = useLingui();
  return {
    'free-spins': t`Free spins`,
    multipliers: t`Multipliers`,
    ways: t`Ways to win`,
    cascades: t`Cascades`,
    respins: t`Respins`,
    'hold-and-win': t`Hold and win`,
    'growing-symbols': t`Growing symbols`,
    groups: t`Groups of symbols`,
  };
}

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
  const texts = useFeatureTexts();
  const told = TOLD.find((feature) => features.includes(feature));
  if (told === 'ways' && minLineNum !== null && minLineNum > 0) {
    const ways = i18n.number(minLineNum);
    return t`${ways} ways`;
  }
  return told && texts[told];
}
