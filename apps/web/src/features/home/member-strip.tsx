import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { plays, type SessionRecord } from '../../lib/session/session-record.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';
import { CashLinks } from '../../parts/money/cash-links.tsx';
import { useSession } from '../../parts/identity/use-session.ts';
import { EveningDraw } from './evening-draw.tsx';
import { keepPlace, PLACE_CLASSES } from './kept-place.ts';

/**
 * What is theirs, where a member's home begins: the balance, and what must still be staked before a withdrawal. A browser
 * that a member uses reserves its place before the first paint, so nothing moves when it comes.
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
  return <Strip member={member} centre={centre} />;
}

const StripWithdrawable = lazyPart(() => import('./strip-withdrawable.tsx'), 'StripWithdrawable');

/** As large as what will be there: a guest has no cashier and no turnover. */
function StripPlace() {
  return (
    <div inert aria-hidden="true" className={PLACE_CLASSES.memberStrip}>
      <Frame greeting={null}>
        <div className={BALANCE_CARD}>
          <span className="h-5 max-md:hidden" />
          <Skeleton
            className={`${SUM_HEIGHT} w-52 max-md:hidden in-data-[member-strip=balance]:block! md:-mt-2`}
          />
          <span className="control-md in-data-[member-strip=balance]:hidden md:hidden" />
        </div>
        <div className={classNames(TURNOVER_CARD, 'in-data-[member-strip=balance]:hidden')} />
      </Frame>
    </div>
  );
}

function Frame({ greeting, children }: { greeting: ReactNode; children: ReactNode }) {
  const { hero } = useServices().boot.status.info.whitelabel.face;
  const strip = (
    <section aria-labelledby="member-strip" className="flex min-w-0 flex-col pt-1">
      <h2
        id="member-strip"
        className="display mb-0.5 truncate py-1 text-20 max-md:text-16 shell-top:uppercase md:mb-3 md:text-32"
      >
        {greeting ?? '\u00a0'}
      </h2>
      <div
        className={classNames(
          'grid flex-1 overflow-hidden rounded-[max(1rem,var(--radius-box))] md:grid-cols-[1.2fr_1fr] md:[--sum-most:3.5rem] shell-rail:rounded-none shell-rail:border-y shell-rail:border-border shell-top:border shell-top:border-action/60',
          // Next to a tall panel the sum is the largest figure of the page.
          hero === 'stage'
            ? 'lg:grid-cols-1 lg:grid-rows-[1fr_auto] lg:[--sum-most:4rem] lg:*:justify-center lg:*:gap-4'
            : 'lg:grid-cols-[1.4fr_1fr]',
        )}
      >
        {children}
      </div>
    </section>
  );
  // What hangs beside a visitor's stage hangs beside a member's balance.
  if (hero !== 'stage') return strip;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
      {strip}
      <EveningDraw />
    </div>
  );
}

function Strip({ member, centre }: { member: SessionRecord; centre: boolean }) {
  const { t } = useLingui();
  const name = member.nickname || member.account;
  return (
    <Frame greeting={t`Hello, ${name}!`}>
      <BalanceCard withCash={centre} />
      {centre && <TurnoverCard />}
    </Frame>
  );
}

/** Whatever the sum's length, and before it has come. */
const SUM_HEIGHT = 'h-[max(2.75rem,calc(var(--sum-most,2.5rem)*1.1))]';

const BALANCE_CARD =
  '@container/sum flex flex-col gap-3 bg-surface p-4 max-md:gap-2 md:justify-center max-md:py-2.5 shell-side:bg-ceremony shell-side:text-on-ceremony shell-rail:bg-transparent shell-rail:px-0 md:px-6 md:py-5';
/**
 * As high as its longest text on a phone, in any language, and on a wide screen as a game: nothing below moves when it comes.
 */
const TURNOVER_CARD =
  '@container/turnover flex min-h-19 md:min-h-40 flex-col justify-center gap-1.5 bg-sunken px-4 py-2.5 max-md:shell-rail:border-l-0 max-md:shell-rail:border-t max-md:shell-rail:px-0 shell-side:bg-(--color-ink8) shell-side:text-(--color-on-ink8) shell-rail:bg-transparent shell-rail:border-l shell-rail:border-border md:px-4 md:py-5 lg:px-6';

function BalanceCard({ withCash }: { withCash: boolean }) {
  const services = useServices();
  const moneyText = useMoneyText();
  const { data, isError } = useQuery(balanceQuery(services));
  const sum = data && moneyText(data.sumBalance, data.currency);
  return (
    <div className={BALANCE_CARD}>
      {/* A phone has the sum in its header, a finger's breadth above the cashier's links. */}
      <p
        className={classNames(
          'flex items-center justify-between gap-3 md:flex-col md:items-start md:gap-1',
          withCash && 'max-md:hidden',
        )}
      >
        <span className="text-13 font-semibold opacity-85">
          <Trans>Your balance</Trans>
        </span>
        {sum === undefined && isError && (
          <span className="text-16">
            <Trans>Unavailable</Trans>
          </span>
        )}
        {sum === undefined && !isError && <Skeleton className={`${SUM_HEIGHT} w-52`} />}
        {sum !== undefined && (
          // As large as there is room for: a sum of twelve digits fits a phone.
          <span
            className={`display flex ${SUM_HEIGHT} items-center leading-none! tabular whitespace-nowrap [--sum-room:100cqw] md:[--sum-room:130cqw]`}
            style={{
              fontSize: `min(var(--sum-most, 2.5rem), calc(var(--sum-room) / ${Math.max(sum.length, 8)}))`,
            }}
          >
            {sum}
          </span>
        )}
      </p>
      {/* A wide screen has them in its header. */}
      {withCash && (
        <div className="md:hidden">
          <CashLinks linkClass="flex-1" />
        </div>
      )}
    </div>
  );
}

/** What can be withdrawn, and how far the member is with what must be staked first. */
function TurnoverCard() {
  return (
    <div className={TURNOVER_CARD}>
      <Suspense>
        <StripWithdrawable />
      </Suspense>
    </div>
  );
}
