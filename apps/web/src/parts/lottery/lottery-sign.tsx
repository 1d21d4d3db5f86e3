import { FamilySign, isFamily } from './family-picture.tsx';
import { familyGround } from './family-ground.ts';
import { Moon } from './moon.tsx';

/** The drawing of a lottery as a small sign: its family's, or the moon of the evening draws. */
export function LotterySign({ gameCode }: { gameCode: string }) {
  const family = gameCode.replace(/-.*/, '');
  if (isFamily(family)) return <FamilySign family={family} />;
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-box ${familyGround('north')}`}
    >
      <Moon lit={0.7} className="size-7" />
    </span>
  );
}
