import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { ScrollRegion } from './scroll-region.tsx';

interface PastDrawsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
}

/** The last draws, newest first; each leads to its result. */
export function PastDraws({ path, game, draws }: PastDrawsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <Panel title={t`Last draws`}>
      <ScrollRegion label={t`Last draws`} className="max-h-96">
        <table className="w-full border-collapse text-left text-14">
          <caption className="sr-only">{t`Last draws`}</caption>
          <thead>
            <tr className="border-b border-border text-13 text-muted">
              <th scope="col" className="px-4 py-2">{t`Issue`}</th>
              <th scope="col" className="px-4 py-2">{t`Drawn`}</th>
              <th scope="col" className="px-4 py-2">{t`Numbers`}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map((draw) => (
              <tr key={draw.numero} className="border-b border-border last:border-0">
                <th scope="row" className="px-4 py-2 font-semibold tabular">
                  <Link
                    to={path}
                    search={{ gameCode: game.gameCode, view: 'results', numero: draw.numero }}
                    activeProps={{}}
                    className="inline-flex min-h-6 items-center underline decoration-border-strong underline-offset-4 hover:text-accent-strong touch:min-h-11"
                  >
                    {draw.numero}
                  </Link>
                </th>
                <td className="px-4 py-2 text-muted">
                  <time dateTime={draw.openedAt}>
                    {longTimeText(draw.openedAt, timeZone, i18n.locale)}
                  </time>
                </td>
                <td className="px-4 py-2">
                  <DrawnNumbers kind={game.kind} draw={draw} size="sm" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
