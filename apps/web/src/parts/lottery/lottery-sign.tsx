import { FamilySign, isFamily } from './family-picture.tsx';
import { familyGround } from './family-ground.ts';
import { Moon } from './moon.tsx';

interface LotterySignProps {
  gameCode: string;
  /** Its size. */
  className?: string;
}

/** The drawing of a lottery as a small sign: its family's, or the moon of the evening draws. */
export function LotterySign({ gameCode, className = 'size-10' }: LotterySignProps) {
  const family = gameCode.replace(/-.*/, '');
  if (isFamily(family)) return <FamilySign family={family} className={className} />;
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-box ${className} ${familyGround('north')}`}
    >
      <Moon lit={0.7} className="size-7" />
    </span>
  );
}
