import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFeature, Volatility } from '@palpite/domain';

/** What a game's machine does, in a word or two. */
export const FEATURE_NAMES: Readonly<Record<GameFeature, MessageDescriptor>> = {
  'free-spins': msg`Free spins`,
  multipliers: msg`Multipliers`,
  ways: msg`Ways to win`,
  cascades: msg`Cascades`,
  respins: msg`Respins`,
  'hold-and-win': msg`Hold and win`,
  'growing-symbols': msg`Growing symbols`,
  groups: msg`Groups of symbols`,
};

export const VOLATILITY_NAMES: Readonly<Record<Volatility, MessageDescriptor>> = {
  low: msg({ message: 'Low', context: 'volatility' }),
  medium: msg({ message: 'Medium', context: 'volatility' }),
  high: msg({ message: 'High', context: 'volatility' }),
};
