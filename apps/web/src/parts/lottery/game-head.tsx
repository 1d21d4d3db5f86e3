import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChartLine from 'lucide-react/icons/chart-line';
import Dices from 'lucide-react/icons/dices';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import type { LotteryOffer } from './lottery-offer.ts';
import type { LotterySearch } from './lottery-search.ts';
import type { LotteryPath } from './lottery-target.ts';
import { SaleClock } from './sale-clock.tsx';

/** What of a game is shown; `bet` has no name in the address. */
export type GameView = NonNullable<LotterySearch['view']> | 'bet';

interface GameHeadProps {
  path: LotteryPath;
  game: Pick<LotteryOffer, 'gameCode' | 'gameName'> & Partial<Pick<LotteryOffer, 'maintenance'>>;
  view: GameView;
  /** After the name. */
  children?: ReactNode;
  /** At the end of the line: what a header would show. */
  purse?: ReactNode;
}

/** What the page is about: the game, the ways to its other views and to the hall, and, unless the view has a better place for it, its sale. */
export function GameHead({ path, game, view, children, purse }: GameHeadProps) {
  const { t } = useLingui();
  const { gameCode, gameName } = game;
  const title = {
    bet: gameName,
    bets: t`My bets: ${gameName}`,
    results: t`Results: ${gameName}`,
    proof: t`Verify a draw: ${gameName}`,
  }[view];
  return (
    <header className="@container/head flex flex-col gap-2">
      {/* One line, the same in each view: the tabs stay where they are. */}
      <div className="lottery-bar flex h-14 items-center gap-x-0.5 md:gap-x-3">
        <Link
          to={path}
          aria-label={t`All lotteries`}
          title={t`All lotteries`}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control opacity-80 hover:opacity-100"
        >
          <ArrowLeft size={20} />
        </Link>
        <h1 className="line-clamp-2 min-w-0 font-display text-13 leading-4 font-bold min-[26rem]:text-14 min-[26rem]:leading-4.5 sm:text-16 sm:leading-5 lg:text-20 lg:leading-6">
          {/* On a phone the view is its pressed picture or what is below, and the name has all of the room. */}
          <span aria-hidden="true" className="md:hidden">
            {gameName.replace(/(\d) (\D)/, '$1\u00A0$2')}
          </span>
          <span className="max-md:sr-only">{title}</span>
        </h1>
        {children}
        <GameViews path={path} gameCode={gameCode} view={view} />
        {purse}
      </div>
      {(view === 'bets' || view === 'proof') && (
        <div className="@container">
          <SaleClock gameCode={gameCode} maintenance={game.maintenance ?? false} />
        </div>
      )}
    </header>
  );
}

/** With little room each is its picture: on a phone, and next to a side menu, which would leave none for the name. */
function GameViews({ path, gameCode, view }: Omit<GameHeadProps, 'game'> & { gameCode: string }) {
  const { t } = useLingui();
  const links = [
    {
      of: 'bet',
      label: t({ context: 'verb', message: 'Bet' }),
      icon: <Dices size={20} />,
      search: { gameCode },
    },
    {
      of: 'results',
      label: t`Results`,
      icon: <ChartLine size={20} />,
      search: { gameCode, view: 'results' },
    },
    {
      of: 'bets',
      label: t`My bets`,
      icon: <Ticket size={20} />,
      search: { gameCode, view: 'bets' },
    },
  ] as const;
  return (
    <nav aria-label={t`Views of this lottery`} className="ml-auto flex shrink-0 md:gap-1">
      {links.map(({ of, label, icon, search }) => (
        <ChoiceLink
          key={of}
          to={path}
          search={search}
          current={of === view}
          className={classNames(
            'control-md inline-flex min-w-11 items-center justify-center gap-2 rounded-control text-14 font-semibold whitespace-nowrap opacity-85',
            'hover:opacity-100 aria-[current=page]:bg-current/12 aria-[current=page]:opacity-100 @min-[60rem]/head:px-3',
            // What is shown already gives its room to the name: the board on any phone, the others on a narrow one.
            of === view && (view === 'bet' ? 'max-md:hidden' : 'max-[26rem]:hidden'),
          )}
        >
          {icon}
          <span className="@max-[60rem]/head:sr-only">{label}</span>
        </ChoiceLink>
      ))}
    </nav>
  );
}
