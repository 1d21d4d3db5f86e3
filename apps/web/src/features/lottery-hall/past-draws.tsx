import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { SumLine } from './sum-line.tsx';

interface PastDrawsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
}

/** The last draws, newest first: each leads to its result, and to its proof. */
export function PastDraws({ path, game, draws }: PastDrawsProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Last draws`}>
      <ScrollRegion label={t`Last draws`} className="max-h-112">
        <ul
          className={classNames(
            'divide-y divide-border',
            // Of Vietnam a row has the special prize alone.
            game.shape.kind === 'table' && 'lg:grid lg:grid-cols-2 lg:gap-x-8',
          )}
        >
          {draws.map((draw) => (
            <DrawRow key={draw.numero} path={path} game={game} draw={draw} />
          ))}
        </ul>
      </ScrollRegion>
    </Panel>
  );
}

const wayClass =
  'inline-flex min-h-6 items-center gap-1.5 underline decoration-border-strong underline-offset-4 hover:text-accent-strong touch:min-h-11';

/** One line at a desk; on a phone its name and its proof above its numbers. */
function DrawRow({ path, game, draw }: Omit<PastDrawsProps, 'draws'> & { draw: OpenedDraw }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { gameCode, kind, shape } = game;
  const numero = issueText(draw.numero, i18n.locale);
  const numbers = draw.prizes.flatMap((prize) => prize.numbers);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2 text-14 lg:grid-cols-[12rem_auto_minmax(0,1fr)_auto] lg:gap-x-8">
      <p className="min-w-0">
        <Link
          to={path}
          search={{ gameCode, view: 'results', numero: draw.numero }}
          activeProps={{}}
          aria-label={t`Issue ${numero}`}
          className={`font-semibold tabular ${wayClass}`}
        >
          {numero}
        </Link>
        <time dateTime={draw.openedAt} className="block text-12 text-muted">
          {longTimeText(draw.openedAt, timeZone, i18n.locale)}
        </time>
      </p>
      <Link
        to={path}
        search={{ gameCode, view: 'proof', numero: draw.numero }}
        activeProps={{}}
        aria-label={t`Verify issue ${numero}`}
        className={`lg:order-last lg:justify-self-end ${shape.kind === 'sequence' ? '' : 'lg:col-span-2'} ${wayClass}`}
      >
        <ShieldCheck size={16} aria-hidden="true" />
        {t`Verify`}
      </Link>
      {/* Twenty balls are two lines of ten. */}
      <div
        className={classNames(
          'max-w-80 max-lg:col-span-2',
          // Ten cars are one line, on a phone too.
          kind === 'pk10' && 'max-sm:*:gap-0.5',
        )}
      >
        <DrawnNumbers kind={kind} draw={draw} size="sm" />
      </div>
      {shape.kind === 'sequence' && (
        <div className="max-lg:col-span-2">
          <SumLine game={game} numbers={numbers} size="sm" />
        </div>
      )}
    </li>
  );
}
