import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import { chaseOf } from '../chase/chase-plan.ts';
import { costOf } from '../lines/counted.ts';
import type { PlaceOrder } from '../lines/sent-order.ts';
import type { Slip } from '../lines/slip.ts';
import { gamesOf } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';
import type { Sales } from '../offer/use-sale.ts';
import type { Asked, Placed, Placing, Wanted } from './placing.ts';
import { useSending } from './use-sending.ts';

interface PlacingOf {
  offers: Offers;
  slip: Slip;
  sales: Sales;
  onPlaced: (placed: Placed) => void;
}

/** Places orders: each is sealed before it is sent, and stays so until its answer is known. */
export function usePlacing({ offers, slip, sales, onPlaced }: PlacingOf): Placing {
  const router = useRouter();
  const isMember = useMember() !== null;
  const [confirmed, setAsked] = useState<Asked | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const sent = useStore(slip.sent.store);
  // Another tab has had the answer and broken the seal, or another account has this page now: the outcome is in the
  // reader's bets. It is never sent from here, since a refused one would be placed.
  const isAnswered =
    confirmed?.failure?.kind === 'lost' && confirmed.failure.order.key !== sent?.key;
  const asked = isAnswered ? null : confirmed;
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
  const seal = (wanted: PlaceOrder) => {
    const order = { ...wanted, key: crypto.randomUUID() };
    slip.sent.set(order);
    mutate({ slip, order, mayBePlaced: false });
  };
  const show = (wanted: Wanted) => {
    const order = orderOf(offers, sales, wanted);
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

/** What is confirmed, with its price; null while one of its lotteries is not on sale. */
function orderOf(offers: Offers, sales: Sales, { lines, chase, from }: Wanted): PlaceOrder | null {
  const games = gamesOf(lines);
  const onSale = games.flatMap((code) => {
    const numero = sales.get(code)?.issue?.numero;
    return numero === undefined ? [] : [[code, numero] as const];
  });
  if (lines.length === 0 || onSale.length < games.length) return null;
  const game = offers.get(games[0] ?? '');
  const chased = chase && game ? chaseOf(game, lines, chase) : null;
  return {
    numeros: Object.fromEntries(onSale),
    lines,
    chase,
    multiples: chased ? chased.steps.map(({ multiple }) => multiple) : [],
    totalMinor: String(chased?.totalMinor ?? costOf(offers, lines)),
    from,
  };
}
