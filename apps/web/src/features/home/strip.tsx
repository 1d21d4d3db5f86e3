import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useServices } from '../../lib/services.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useScene } from '../../lib/use-scene.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';
import { CashLinks } from '../../parts/money/cash-links.tsx';
import { LastScene } from './last-scene.tsx';
import { LeftPart } from './left-part.tsx';
import { MyTickets } from './my-tickets.tsx';
import { BALANCE_PART, StripFrame, SUM_HEIGHT, TURNOVER_PART } from './strip-frame.tsx';
import { StripWithdrawable } from './strip-withdrawable.tsx';
import { TicketLine } from './ticket-line.tsx';
import { TodayPart } from './today-part.tsx';

interface StripProps {
  member: SessionRecord;
  /** With a cashier and records. */
  centre: boolean;
}

/** A member's money, set out as the brand does. */
export function Strip({ member, centre }: StripProps) {
  const { t } = useLingui();
  const { hero } = useServices().boot.status.info.whitelabel.face;
  const name = member.nickname || member.account;
  return (
    <StripFrame
      greeting={t`Hello, ${name}!`}
      lead={hero === 'scene' ? <LastScene /> : hero === 'stage' && centre && <TicketLine />}
      tickets={centre && <MyTickets />}
    >
      <BalancePart withCash={centre} />
      {centre && (
        <div className={TURNOVER_PART}>
          <Suspense>
            <StripWithdrawable alone={hero !== 'scene'} />
          </Suspense>
        </div>
      )}
      {centre && hero === 'scene' && <LeftPart />}
      {centre && <TodayPart />}
    </StripFrame>
  );
}

function BalancePart({ withCash }: { withCash: boolean }) {
  const services = useServices();
  const moneyText = useMoneyText();
  const figure = useScene('balance');
  const { data, isError } = useQuery(balanceQuery(services));
  const sum = data && moneyText(data.sumBalance, data.currency);
  return (
    <div
      className={classNames(
        BALANCE_PART,
        'shell-top:lg:flex-row shell-top:lg:items-center shell-top:lg:justify-between',
      )}
    >
      {figure && (
        <RetriedImage
          src={figure}
          width={230}
          height={180}
          className="pointer-events-none absolute -right-9 -bottom-3 hidden h-40 w-auto xl:block"
        />
      )}
      {/* A phone has the sum in its header, a finger's breadth above the cashier's links. */}
      <p
        className={classNames(
          'relative flex items-center justify-between gap-3 md:flex-col md:items-start md:gap-1',
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
            className={`display flex ${SUM_HEIGHT} items-center leading-none! tabular whitespace-nowrap [--sum-room:100cqw] md:[--sum-room:130cqw] shell-side:xl:[--sum-room:96cqw] shell-top:lg:[--sum-room:84cqw]`}
            style={{
              fontSize: `min(var(--sum-most, 2.5rem), calc(var(--sum-room) / ${Math.max(sum.length, 8)}))`,
            }}
          >
            {sum}
          </span>
        )}
      </p>
      {withCash && (
        <div className="relative shell-rail:md:max-xl:hidden">
          {/* There the header next to the sum has them, and a column no room. */}
          <CashLinks linkClass="max-md:flex-1" />
        </div>
      )}
    </div>
  );
}
