import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { ChoiceLink } from '../../../lib/choice-link.tsx';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useScene } from '../../../lib/use-scene.ts';
import { useSession } from '../../../parts/identity/use-session.ts';
import { Purse } from '../../../parts/bet/purse/purse.tsx';
import { GameHead } from '../../../parts/lottery/game-head.tsx';
import { lotteryGameQuery } from '../../../parts/lottery/lottery-queries.ts';
import type { LotterySearch } from '../../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { MyBets } from './my-bets.tsx';
import { MyChases } from './my-chases.tsx';
import { ReceiptView } from './receipt-view.tsx';

interface MyBetsScreenProps extends Pick<LotterySearch, 'bets' | 'page' | 'order'> {
  path: LotteryPath;
  gameCode: string;
}

/** A member's bets of a lottery, or of all; their chases; one receipt. */
export function MyBetsScreen({ path, gameCode, bets, page, order }: MyBetsScreenProps) {
  const { t } = useLingui();
  const session = useSession();
  const game = useQuery(lotteryGameQuery(useServices(), gameCode)).data;
  return (
    <>
      <GameHead
        path={path}
        game={game ?? { gameCode, gameName: gameCode }}
        view="bets"
        purse={<Purse />}
      />
      {session.phase === 'unknown' && <Skeleton className="h-96 w-full" />}
      {session.phase === 'visitor' && <Visitor path={path} gameCode={gameCode} />}
      {session.phase === 'signed-in' && !plays(session.record) && (
        <p className="text-14">{t`This account does not play.`}</p>
      )}
      {session.phase === 'signed-in' && plays(session.record) && (
        <Mine path={path} gameCode={gameCode} bets={bets} page={page} order={order} />
      )}
    </>
  );
}

/** What a login shows here, and what a visitor may do without. */
function Visitor({ path, gameCode }: Pick<MyBetsScreenProps, 'path' | 'gameCode'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<Ticket size={32} />}
      title={t`Log in to see your bets and their receipts.`}
      actions={
        <>
          <Link
            to="."
            search={openLoginHere}
            resetScroll={false}
            className={buttonClass({ tone: 'accent' })}
          >
            <Trans>Log in</Trans>
          </Link>
          <Link to={path} search={{ gameCode }} activeProps={{}} className={buttonClass()}>
            <Trans>Choose numbers</Trans>
          </Link>
        </>
      }
    >
      <Trans>Each bet appears here with its stake, its numbers and its result.</Trans>
    </EmptyState>
  );
}

function Mine({ path, gameCode, bets, page, order }: MyBetsScreenProps) {
  const { t } = useLingui();
  if (order !== undefined) return <ReceiptView path={path} gameCode={gameCode} order={order} />;
  const lists = [
    { of: undefined, label: t`This lottery` },
    { of: 'all', label: t`All lotteries` },
    { of: 'open', label: t`Not decided` },
    { of: 'won', label: t({ context: 'bets', message: 'Won' }) },
    { of: 'chases', label: t`Chases` },
  ] as const;
  return (
    <>
      <nav aria-label={t`Which bets`} className={`${tabRowClass} max-md:-mr-3 max-md:pr-3`}>
        {lists.map(({ of, label }) => (
          <ChoiceLink
            key={label}
            to={path}
            search={{ gameCode, view: 'bets', bets: of }}
            resetScroll={false}
            current={of === bets}
            className={tabClass}
          >
            {label}
          </ChoiceLink>
        ))}
      </nav>
      {bets === 'chases' ? (
        <MyChases page={page} />
      ) : (
        <MyBets path={path} gameCode={gameCode} of={bets} page={page} />
      )}
    </>
  );
}
