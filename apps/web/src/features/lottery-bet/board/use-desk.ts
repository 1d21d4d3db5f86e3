import { useLingui } from '@lingui/react/macro';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { normalise, type Selection } from '@palpite/lottery/selection.ts';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { kept } from '../../../lib/kept.ts';
import { useServices } from '../../../lib/services.ts';
import { writeAmount } from '../../../lib/typed-amount.ts';
import { findPlay } from '../lines/counted.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { createDesk, type Desk, firstPrice } from './desk.ts';
import { isEmpty } from './selection-moves.ts';

const texts = v.array(v.string());
const keptSelections = v.record(
  v.string(),
  v.object({ areas: v.array(texts), bankers: texts, tickets: texts }),
);
type KeptSelections = v.InferOutput<typeof keptSelections>;
const NONE: KeptSelections = {};

/** What is being chosen, which begins with a low price. Chosen numbers survive a reload of their tab. */
export function useDesk(game: LotteryOffer): Desk {
  const { i18n } = useLingui();
  const { merchantCode } = useServices().boot.status;
  const { gameCode, limits } = game;
  const [desk] = useState(() =>
    createDesk(writeAmount(firstPrice(limits), limits.currency, i18n.locale)),
  );
  const [offer] = useState(game);
  useEffect(() => {
    const left = kept(
      `lotteryNumbers:${merchantCode}:${gameCode}`,
      keptSelections,
      NONE,
      () => sessionStorage,
    );
    left.load();
    const selections = soundSelections(offer, left.store.getState());
    // Read once: what is added to the slip or placed from here on does not come back.
    left.set(NONE);
    desk.setState((state) => ({ selections: { ...selections, ...state.selections } }));
    // A tap writes nothing: the tab writes when it goes.
    const keep = () => left.set(chosenIn(desk.getState().selections));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [desk, offer, merchantCode, gameCode]);
  return desk;
}

function chosenIn(selections: Readonly<Record<string, Selection>>): KeptSelections {
  const chosen = Object.entries(selections).filter(([, selection]) => !isEmpty(selection));
  if (chosen.length === 0) return NONE;
  return Object.fromEntries(
    chosen.map(([play, { areas, bankers, tickets }]) => [
      play,
      { areas: areas.map((area) => [...area]), bankers: [...bankers], tickets: [...tickets] },
    ]),
  );
}

/** What of it the game offers: another hand may have written it. */
function soundSelections(game: LotteryOffer, selections: KeptSelections) {
  return Object.fromEntries(
    Object.entries(selections).flatMap(([code, selection]) => {
      const play = findPlay(game, code);
      return play ? [[code, soundOn(play, selection)]] : [];
    }),
  );
}

function soundOn({ row }: OfferedPlay, { areas, bankers, tickets }: Selection): Selection {
  const offered = areaSymbols(row);
  const within = (at: number, symbols: readonly string[]) => {
    const known = new Set(offered[at]);
    return [...new Set(symbols)].filter((symbol) => known.has(symbol));
  };
  const typed = { areas: [], bankers: [], tickets };
  return {
    areas: areas.slice(0, offered.length).map((symbols, at) => within(at, symbols)),
    bankers: within(0, bankers),
    tickets: tickets.length > 0 && !('fault' in normalise(row, typed)) ? tickets : [],
  };
}
