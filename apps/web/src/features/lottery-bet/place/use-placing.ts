import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import type { LotteryOffer } from '../board/offer.ts';
import { chaseOf } from '../chase/chase-plan.ts';
import { costOf } from '../counted.ts';
import type { Slip } from '../slip/slip.ts';
import type { Sale } from '../use-sale.ts';
import type { Asked, Placed, Placing, Wanted } from './placing.ts';
import type { PlaceOrder } from './sent-order.ts';
import { useSending } from './use-sending.ts';

interface PlacingOf {
  game: LotteryOffer;
  slip: Slip;
  sale: Sale;
  onPlaced: (placed: Placed) => void;
}

/** Places orders: each is sealed before it is sent, and stays so until its answer is known. */
export function usePlacing({ game, slip, sale, onPlaced }: PlacingOf): Placing {
  const router = useRouter();
  const isMember = useMember() !== null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const sent = useStore(slip.sent.store);
  const { mutate, isPending } = useSending({
    onFailed: setAsked,
    onPlaced(done) {
      setAsked(null);
      setPlaced(done);
      onPlaced(done);
    },
  });
  const askAgain = () => {
    const order = slip.sent.store.getState();
    if (order && !isPending) mutate({ slip, order, mayBePlaced: true });
  };
  // A page that was reloaded finds what an earlier one has sent. `useSlip` has read it by now.
  const askOfEarlier = useEffectEvent(askAgain);
  useEffect(() => {
    if (isMember) askOfEarlier();
  }, [slip, isMember]);
  const seal = (confirmed: PlaceOrder) => {
    const order = { ...confirmed, key: crypto.randomUUID() };
    slip.sent.set(order);
    mutate({ slip, order, mayBePlaced: false });
  };
  const show = (wanted: Wanted) => {
    const order = orderOf(game, sale, wanted);
    if (order) setAsked({ order, failure: null });
  };
  return {
    asked: asked ?? (isPending && sent ? { order: sent, failure: null } : null),
    placed,
    sent,
    busy: isPending,
    askAgain,
    ask(wanted) {
      if (isMember) show(wanted);
      else void router.navigate({ to: '.', search: openLoginHere, resetScroll: false });
    },
    place(totalMinor) {
      if (!asked || sent || isPending) return;
      seal(totalMinor === undefined ? asked.order : { ...asked.order, totalMinor });
    },
    goOn() {
      if (asked) show(asked.order);
    },
    close() {
      setAsked(null);
      setPlaced(null);
    },
  };
}

/** What is confirmed, with its price; null while nothing is on sale. */
function orderOf(
  game: LotteryOffer,
  { issue }: Sale,
  { lines, chase, from }: Wanted,
): PlaceOrder | null {
  if (!issue) return null;
  const chased = chase && chaseOf(game, lines, chase);
  return {
    gameCode: game.gameCode,
    numero: issue.numero,
    lines,
    chase,
    multiples: chased ? chased.steps.map(({ multiple }) => multiple) : [],
    totalMinor: String(chased?.totalMinor ?? costOf(game, lines)),
    from,
  };
}
