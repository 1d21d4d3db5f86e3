import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import type { Receipt } from './mine.ts';

/** Whether the hashed bet names the other station's draw, so that its numbers decide too. */
export function namesSecond({ leaf, secondProof }: Receipt): boolean {
  return (
    leaf !== null &&
    secondProof !== undefined &&
    leaf.brand === secondProof.brand &&
    leaf.secondGame === secondProof.game &&
    leaf.numero === secondProof.numero
  );
}

/** The other draw of a bet at two stations: that the bet names it, and the way to it. */
export function SecondDraw({ path, receipt }: { path: LotteryPath; receipt: Receipt }) {
  const { t } = useLingui();
  const { bet, leaf, secondProof } = receipt;
  if (!secondProof) return null;
  const { game, numero } = secondProof;
  const name = bet.secondGameName ?? game;
  const ok = namesSecond(receipt);
  const Icon = ok ? BadgeCheck : BadgeX;
  return (
    <div className="flex flex-col gap-2">
      {leaf && (
        <p className="flex items-center gap-2 text-14">
          <Icon
            size={20}
            aria-hidden="true"
            className={ok ? 'shrink-0 text-positive' : 'shrink-0 text-negative'}
          />
          {ok
            ? t`The bet names the other station, ${name}, issue ${numero}: its numbers decide too.`
            : t`The bet does not name the draw of ${name}. Send this page to customer service.`}
        </p>
      )}
      <Link
        to={path}
        search={{ gameCode: game, view: 'proof', numero }}
        activeProps={{}}
        className={`${buttonClass()} self-start`}
      >
        <ShieldCheck size={18} />
        <Trans>Verify the draw of {name}</Trans>
      </Link>
    </div>
  );
}
