import { useCallback, useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { kept } from '../../lib/kept.ts';
import { useServices } from '../../lib/services.ts';
import type { LotteryOffer } from './offer/offer.ts';

const keptLevel = v.nullable(v.number());

/** The prize level that new lines of a game take, as this tab keeps it; the highest until one is chosen. */
export function useLevel({ gameCode, prizeLevel, prizeLevels }: LotteryOffer) {
  const { merchantCode } = useServices().boot.status;
  const choice = useMemo(
    () => kept(`lotteryLevel:${merchantCode}:${gameCode}`, keptLevel, null, () => sessionStorage),
    [merchantCode, gameCode],
  );
  useEffect(() => choice.load(), [choice]);
  const chosen = useStore(choice.store);
  const isOffered = prizeLevels.some((each) => each.prizeLevel === chosen);
  const choose = useCallback(
    (next: number) => choice.set(next === prizeLevel ? null : next),
    [choice, prizeLevel],
  );
  return {
    wanted: chosen !== null && isOffered ? chosen : prizeLevel,
    choose,
  };
}
