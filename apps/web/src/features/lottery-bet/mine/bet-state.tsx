import { useLingui } from '@lingui/react/macro';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import CircleDot from 'lucide-react/icons/circle-dot';
import Diamond from 'lucide-react/icons/diamond';
import Minus from 'lucide-react/icons/minus';
import Target from 'lucide-react/icons/target';
import Undo from 'lucide-react/icons/undo-2';
import { useMoneyText } from '../../../lib/use-money-text.ts';

/** The state of a bet, as a word with its own shape. */
function BetState({ status, payoutMinor }: Pick<LotteryBet, 'status' | 'payoutMinor'>) {
  const { t } = useLingui();
  switch (status) {
    case 'pending':
      return <Badge tone="info" icon={<CircleDot size={12} />}>{t`Pending`}</Badge>;
    case 'won':
      return <Badge tone="positive" icon={<Diamond size={12} />}>{t`Won`}</Badge>;
    case 'lost':
      return (
        <Badge icon={<Minus size={12} />}>
          {BigInt(payoutMinor) > 0n ? t`Returned in part` : t`Lost`}
        </Badge>
      );
    case 'cancelled':
      return <Badge icon={<Undo size={12} />}>{t`Cancelled`}</Badge>;
    case 'refunded':
      return <Badge icon={<Undo size={12} />}>{t`Stake returned`}</Badge>;
  }
}

/** A hit that paid no more than the stake: the state does not show it. */
function BetHit({ bet: { isHit, status } }: { bet: Pick<LotteryBet, 'isHit' | 'status'> }) {
  const { t } = useLingui();
  if (!isHit || status === 'won') return null;
  return <Badge tone="info" icon={<Target size={12} />}>{t`Hit`}</Badge>;
}

/** The state of a bet, and a hit that the state does not show. */
export function BetMarks({ bet }: { bet: Pick<LotteryBet, 'isHit' | 'status' | 'payoutMinor'> }) {
  return (
    <span className="flex flex-wrap gap-1">
      <BetState status={bet.status} payoutMinor={bet.payoutMinor} />
      <BetHit bet={bet} />
    </span>
  );
}

interface BetNetProps {
  bet: Pick<LotteryBet, 'status' | 'stakeMinor' | 'payoutMinor' | 'rebateMinor'>;
  currency: Currency;
}

/**
 * Net first: what the bet has brought or cost; nothing before it is decided. Who did not take a bet back reads where its
 * stake is. A return below the stake is no win, and a
 * rebate is no payout.
 */
export function BetNet({ bet, currency }: BetNetProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { status, stakeMinor, payoutMinor, rebateMinor = '0' } = bet;
  if (status === 'cancelled') {
    return <span className="text-13 text-muted">{t`Stake returned`}</span>;
  }
  if (status !== 'won' && status !== 'lost') return null;
  const net = BigInt(payoutMinor) + BigInt(rebateMinor) - BigInt(stakeMinor);
  const payout = moneyText(payoutMinor, currency);
  const rebate = moneyText(rebateMinor, currency);
  const text = moneyText(String(net), currency);
  return (
    <span className="flex flex-col items-end text-right">
      <Money
        text={net > 0n ? `+${text}` : text}
        tone={net > 0n ? 'gain' : net < 0n ? 'loss' : 'plain'}
        toneLabel={t`Net`}
      />
      {BigInt(payoutMinor) > 0n && (
        <span className="text-13 text-muted">
          {net < 0n ? t`Returned ${payout}, less than the stake` : t`Paid ${payout}`}
        </span>
      )}
      {BigInt(rebateMinor) > 0n && (
        <span className="text-13 text-muted">{t`Rebate ${rebate}`}</span>
      )}
    </span>
  );
}
