import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { type FastLottery, useFastLottery } from '../../parts/lottery/fast-lottery.ts';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';

/** Until a station's first draw: what a lottery of every few minutes drew last. As high in each state. */
export function FastDraw({ fallback }: { fallback?: ReactNode }) {
  const { fast, isPending } = useFastLottery({ drawn: true });
  return (
    <div className="flex min-h-18 flex-col justify-center">
      {fast && <LastOf {...fast} />}
      {!fast && !isPending && fallback}
    </div>
  );
}

function LastOf({ kind, game }: FastLottery) {
  const { last } = useIssueClock(game.gameCode);
  const { lastDraw, gameName } = game;
  const menus = lastDraw && { prizes: [{ ...lastDraw, labelName: '' }] };
  const draw = last ?? menus;
  if (!draw) return null;
  return (
    <>
      <p className="mb-2 text-13">
        <span className="text-muted">
          <Trans>Last draw</Trans>
        </span>{' '}
        <b>{gameName}</b>
      </p>
      <DrawnNumbers kind={kind} draw={draw} />
    </>
  );
}
