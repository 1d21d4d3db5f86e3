import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryOffer } from './offer.ts';

/** Whether several stations of a region are drawn at once, this one among them. */
export const hasStations = ({
  gameGroupCode,
  kind,
}: Pick<LotteryOffer, 'gameGroupCode' | 'kind'>): boolean =>
  isVietnam(gameGroupCode) && kind !== 'north';
