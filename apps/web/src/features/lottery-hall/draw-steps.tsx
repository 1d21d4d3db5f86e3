import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { issueText } from '../../parts/lottery/issue-text.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';

export interface DrawStepsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
  draw: OpenedDraw;
  /** What is said of the draw; its issue without it. */
  children?: ReactNode;
}

/** The draw that is shown, the one before it and the one after it, and its proof. */
export function DrawSteps({ path, game: { gameCode }, draws, draw, children }: DrawStepsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const at = draws.indexOf(draw);
  const older = draws[at + 1];
  const newer = draws[at - 1];
  const to = (view: 'results' | 'proof', numero: string) =>
    ({ to: path, search: { gameCode, view, numero }, className: buttonClass() }) as const;
  const numero = issueText(draw.numero, i18n.locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        {children ?? <span className="font-bold">{t`Issue ${numero}`}</span>}
        <time dateTime={draw.openedAt} className="text-muted">
          {longTimeText(draw.openedAt, timeZone, i18n.locale)}
        </time>
      </div>
      <div className="flex flex-wrap gap-2">
        {older && (
          <Link {...to('results', older.numero)} resetScroll={false}>{t`Earlier draw`}</Link>
        )}
        {newer && <Link {...to('results', newer.numero)} resetScroll={false}>{t`Later draw`}</Link>}
        <Link {...to('proof', draw.numero)} aria-label={t`Verify this draw`}>
          <ShieldCheck size={18} />
          <span className="sm:hidden">{t`Verify`}</span>
          <span className="max-sm:hidden">{t`Verify this draw`}</span>
        </Link>
      </div>
    </div>
  );
}
