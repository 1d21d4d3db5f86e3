import { isPermitted, roleOf } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { keepPlace, PLACE_CLASSES } from './kept-place.ts';
import {
  BALANCE_PART,
  LEAD_HEIGHT,
  StripFrame,
  SUM_HEIGHT,
  TODAY_PART,
  TURNOVER_PART,
} from './strip-frame.tsx';

/** A visitor never needs it. */
const Strip = lazyPart(() => import('./strip.tsx'), 'Strip');

/**
 * What is theirs, where a member's home begins: the balance, what must still be staked before a withdrawal, and the day. A
 * browser that a member uses reserves its place before the first paint, so nothing moves when it comes.
 */
export function MemberStrip() {
  const session = useSession();
  const member = session.phase === 'signed-in' && plays(session.record) ? session.record : null;
  const known = session.phase !== 'unknown';
  const centre = member !== null && isPermitted(roleOf(member), 'member-centre');
  useEffect(() => {
    if (known) keepPlace('memberStrip', member !== null && (centre ? 'whole' : 'balance'));
  }, [known, member, centre]);
  if (known && member === null) return null;
  if (member === null) return <StripPlace />;
  return (
    <Suspense fallback={<StripPlace />}>
      <Strip member={member} centre={centre} />
    </Suspense>
  );
}

/** As large as what will be there: a guest has no cashier and no turnover. */
function StripPlace() {
  const { hero } = useServices().boot.status.info.whitelabel.face;
  const whole = 'in-data-[member-strip=balance]:hidden';
  return (
    <div inert aria-hidden="true" className={PLACE_CLASSES.memberStrip}>
      <StripFrame greeting={null} lead={hero === 'scene' && <Skeleton className={LEAD_HEIGHT} />}>
        <div className={BALANCE_PART}>
          <span className="h-5 max-md:hidden" />
          <Skeleton
            className={`${SUM_HEIGHT} w-52 max-md:hidden in-data-[member-strip=balance]:block! md:-mt-2`}
          />
          <span className={`control-md ${whole} shell-top:lg:hidden`} />
        </div>
        <div className={classNames(TURNOVER_PART, whole)} />
        {hero === 'scene' && <div className={classNames(TODAY_PART, whole)} />}
        <div className={classNames(TODAY_PART, whole)} />
      </StripFrame>
    </div>
  );
}
