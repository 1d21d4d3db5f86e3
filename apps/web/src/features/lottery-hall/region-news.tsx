import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGamePhase } from './game-phase.ts';
import type { RegionRows } from './region-rows.ts';

interface RegionNewsProps {
  name: string;
  rows: RegionRows;
}

/**
 * Says to a screen reader, when it has time, what changes in a region: its sale is about to close, it is closed, a number has
 * come. Draws of each minute are not said: they would never stop.
 */
export function RegionNews({ name, rows: { waiting, first, drawn } }: RegionNewsProps) {
  const { t } = useLingui();
  const phase = useGamePhase(first ?? RESTING);
  const results = drawn
    .map(({ gameName, lastDraw }) => `${gameName} ${lastDraw?.numbers.join(' ') ?? ''}`)
    .join(', ');
  const state = waiting.length > 0 || phase === 'closed' ? 'closed' : phase;
  const [before, setBefore] = useState({ state, results });
  const [news, setNews] = useState('');
  if (before.state !== state || before.results !== results) {
    setBefore({ state, results });
    // What the page had to load first is no news.
    if (before.state !== 'loading') {
      if (before.results !== results) setNews(t`${name}, special prize: ${results}`);
      else if (state === 'closing') setNews(t`${name}: sales close in two minutes.`);
      else if (state === 'closed') setNews(t`${name}: sales are closed, the draw is on.`);
    }
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

const RESTING = { accountTypeName: 'TCG_LOTTO_VN', nextDraw: null, maintenance: false } as const;
