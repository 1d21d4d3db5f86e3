import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { changeSlip } from '../../../parts/bet/slip/slip.ts';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import type { Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';

interface Editing {
  /** The board's. */
  gameCode: string;
  slip: Slip;
  offers: Offers;
  /** Takes a line of the board's lottery onto it. */
  editHere: (line: SlipLine) => void;
}

/** Takes a line onto the board of its lottery: this one, or another page, which finds it in the slip. */
export function useEdit({ gameCode, slip, offers, editHere }: Editing): (line: SlipLine) => void {
  const router = useRouter();
  const takeUp = useEffectEvent(() => {
    const { editing, lines } = slip.state.store.getState();
    const line = lines.find(({ id }) => id === editing);
    if (line?.gameCode !== gameCode) return;
    changeSlip(slip, (state) => ({ ...state, editing: null }));
    editHere(line);
  });
  useEffect(() => {
    takeUp();
    return slip.state.store.subscribe(() => takeUp());
  }, [slip]);
  return (line) => {
    const game = offers.get(line.gameCode);
    if (line.gameCode === gameCode) return editHere(line);
    if (game === undefined) return;
    changeSlip(slip, (state) => ({ ...state, editing: line.id }));
    void router.navigate({
      to: isVietnam(game.gameGroupCode) ? '/vnlottery' : '/elott',
      search: { gameCode: line.gameCode, playType: line.play },
    });
  };
}
