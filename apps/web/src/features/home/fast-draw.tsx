import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryMenuQuery } from '../../parts/lottery/lottery-queries.ts';

/** Kinds whose numbers fit one line of a card. */
const SHORT_KINDS: readonly Kind[] = ['k3', '5d'];

/** Until a station's first draw: what a lottery of every few minutes drew last. As high in each state. */
export function FastDraw({ fallback }: { fallback?: ReactNode }) {
  const { data, isPending } = useQuery(lotteryMenuQuery(useServices(), 'Elott'));
  const fast = data?.gameMenus.flatMap(shortOf)[0];
  return (
    <div className="flex min-h-18 flex-col justify-center">
      {fast && <LastOf {...fast} />}
      {!fast && !isPending && fallback}
    </div>
  );
}

interface Fast {
  kind: Kind;
  game: LotteryGame;
}

function shortOf({ gameGroupCode, gameMenus }: Group): Fast[] {
  const kind = SHORT_KINDS.find((each) => each === gameGroupCode);
  const game = gameMenus.find(({ maintenance, lastDraw }) => !maintenance && lastDraw);
  return kind && game ? [{ kind, game }] : [];
}

interface Group {
  gameGroupCode: string;
  gameMenus: readonly LotteryGame[];
}

function LastOf({ kind, game }: Fast) {
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
