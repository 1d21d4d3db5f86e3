import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';

interface DrawStepsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
  draw: OpenedDraw;
}

/** The draw that is shown, the one before it and the one after it, and its proof. */
export function DrawSteps({ path, game: { gameCode }, draws, draw }: DrawStepsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const at = draws.indexOf(draw);
  const older = draws[at + 1];
  const newer = draws[at - 1];
  const to = (view: 'results' | 'proof', numero: string) =>
    ({ to: path, search: { gameCode, view, numero }, className: buttonClass() }) as const;
  const { numero } = draw;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-14">
        <span className="font-bold">{t`Issue ${numero}`}</span>{' '}
        <time dateTime={draw.openedAt} className="text-muted">
          {longTimeText(draw.openedAt, timeZone, i18n.locale)}
        </time>
      </p>
      {older && <Link {...to('results', older.numero)} resetScroll={false}>{t`Earlier draw`}</Link>}
      {newer && <Link {...to('results', newer.numero)} resetScroll={false}>{t`Later draw`}</Link>}
      <Link {...to('proof', numero)}>
        <ShieldCheck size={18} />
        {t`Verify this draw`}
      </Link>
    </div>
  );
}
