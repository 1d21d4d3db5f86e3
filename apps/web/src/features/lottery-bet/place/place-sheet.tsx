import { useGuestShut } from '../../../parts/bet/placing/use-guest-shut.ts';
import { RealAccountNeeded } from '../../../parts/centre/real-account-needed.tsx';
import { useMember } from '../../../parts/identity/use-session.ts';
import { LotteryConfirm } from './lottery-confirm.tsx';
import { LotteryReceipt } from './lottery-receipt.tsx';
import type { PlaceSheetProps } from './placing.ts';

/** The last step before money is taken, and what came of it. */
export function PlaceSheet({ placing, ...rest }: PlaceSheetProps) {
  const { path, game } = rest;
  const { asked, placed } = placing;
  const member = useMember();
  const isShut = useGuestShut();
  if (isShut && member && !placed) {
    return <RealAccountNeeded centre="member" type={member.type} onClose={placing.close} />;
  }
  if (placed) {
    return <LotteryReceipt path={path} game={game} placed={placed} onClose={placing.close} />;
  }
  return asked && <LotteryConfirm {...rest} placing={placing} asked={asked} />;
}
