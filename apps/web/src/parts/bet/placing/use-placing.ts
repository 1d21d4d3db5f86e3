import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useMember } from '../../identity/use-session.ts';
import type { BetLine, BetOrder } from '../slip/order.ts';
import type { Slip, SlipState } from '../slip/slip.ts';
import type { Asked, Placed, Placing } from './placing.ts';
import { type LoadSender, useSending } from './use-sending.ts';

interface PlacingOf<
  L extends BetLine,
  S extends SlipState<L>,
  O extends Wanted & BetOrder<L>,
  Wanted,
  Answer,
  Own,
> {
  readonly slip: Slip<L, S, O>;
  /** What is confirmed, with its price; null while it cannot be placed. Code for it may have to come first. */
  readonly orderOf: (wanted: Wanted) => Promise<O | null>;
  readonly load: LoadSender<O, Answer, Own>;
  readonly onPlaced: (placed: Placed<O, Answer>) => void;
}

/** Places orders: each is sealed before it is sent, and stays so until its answer is known. */
export function usePlacing<
  L extends BetLine,
  S extends SlipState<L>,
  O extends Wanted & BetOrder<L>,
  Wanted,
  Answer,
  Own,
>({
  slip,
  orderOf,
  load,
  onPlaced,
}: PlacingOf<L, S, O, Wanted, Answer, Own>): Placing<Wanted, O, Answer, Own> {
  const router = useRouter();
  const isMember = useMember() !== null;
  const [confirmed, setAsked] = useState<Asked<O, Own> | null>(null);
  const [placed, setPlaced] = useState<Placed<O, Answer> | null>(null);
  const sent = useStore(slip.sent.store);
  // Another tab has had the answer and broken the seal, or another account has this page now: the outcome is in the
  // reader's bets. It is never sent from here, since a refused one would be placed.
  const isAnswered =
    confirmed?.failure?.kind === 'lost' && confirmed.failure.order.key !== sent?.key;
  const asked = isAnswered ? null : confirmed;
  const { mutate, isPending } = useSending<L, S, O, Answer, Own>({
    load,
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
  useEarlier(slip, isMember, askAgain);
  const seal = (wanted: O) => {
    const order = { ...wanted, key: crypto.randomUUID() };
    slip.sent.set(order);
    mutate({ slip, order, mayBePlaced: false });
  };
  const show = async (wanted: Wanted) => {
    const order = await orderOf(wanted);
    if (order) setAsked({ order, failure: null });
  };
  return {
    asked: asked ?? (isPending && sent ? { order: sent, failure: null } : null),
    placed,
    sent,
    busy: isPending,
    askAgain,
    ask(wanted) {
      if (isMember) void show(wanted);
      else void router.navigate({ to: '.', search: openLoginHere, resetScroll: false });
    },
    place(totalMinor) {
      if (!asked || sent || isPending) return;
      seal(totalMinor === undefined ? asked.order : { ...asked.order, totalMinor });
    },
    goOn() {
      if (asked) void show(asked.order);
    },
    close() {
      setAsked(null);
      setPlaced(null);
    },
  };
}

/** A page that was reloaded finds what an earlier one has sent. `useSlip` has read it by now. */
function useEarlier(slip: object, isMember: boolean, askAgain: () => void): void {
  const askOfEarlier = useEffectEvent(askAgain);
  useEffect(() => {
    if (isMember) askOfEarlier();
  }, [slip, isMember]);
}
