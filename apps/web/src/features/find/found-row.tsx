import { Trans } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useContext } from 'react';
import { closeDialog } from '../../lib/root-search.ts';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { FoundState, useOption } from './found-context.ts';
import { markedParts } from './text-match.ts';

/** An option of the list: what the pointer or the arrows are on is seen without colour too. */
export const optionClass = classNames(
  'flex min-h-11 scroll-mt-28 scroll-mb-4 items-center gap-3 rounded-control px-2 py-1.5 text-left transition-colors duration-150',
  'hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus',
);

interface GroupProps {
  /** The name that a screen reader reads before the group's options. */
  label: string;
  /** Next to the heading: how many there are. */
  count?: ReactNode;
  children: ReactNode;
}

/** Of games: on a wide screen two columns of five, which the arrows go down one after the other. */
export const columnsClass =
  'flex flex-col gap-x-4 gap-y-0.5 md:grid md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(5,auto)]';

/** Options of one kind, below their heading. */
export function FoundGroup({ label, count, children }: GroupProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-0.5">
      <div
        role="presentation"
        className="mb-1 flex items-baseline justify-between gap-3 px-2 text-13 text-muted tabular"
      >
        <span aria-hidden="true" className="font-bold text-default">
          {label}
        </span>
        {count}
      </div>
      {children}
    </div>
  );
}

/** A name with what was typed underlined in it. */
export function MarkedName({ name }: { name: string }) {
  const { text } = useContext(FoundState);
  return markedParts(name, text).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      <mark
        key={at}
        className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface TextsProps {
  name: string;
  detail?: ReactNode;
}

/** An option's two lines. */
export function RowTexts({ name, detail }: TextsProps) {
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="truncate text-14 font-semibold">
        <MarkedName name={name} />
      </span>
      {detail !== undefined && (
        <span className="truncate text-12 text-muted tabular">{detail}</span>
      )}
    </span>
  );
}

/** A game: its picture, its name with what was typed, and why it was found where the name does not show that. */
export function GameOption({ game }: { game: Game }) {
  const option = useOption(`game-${game.nodeId}`);
  const content = (
    <>
      <span className="relative size-11 shrink-0 overflow-hidden rounded-mark md:size-14">
        <Picture source={game.picture} alt="" sizes="3.5rem" loading="eager" fill />
      </span>
      <RowTexts
        name={game.gameName}
        detail={
          game.maintenance ? (
            <Trans>Under maintenance</Trans>
          ) : (
            [game.foundBy, game.vendorName].filter(Boolean).join(' · ')
          )
        }
      />
    </>
  );
  return game.maintenance ? (
    <Link
      {...option}
      to="."
      search={(now: object) => ({ ...closeDialog(now), unavailable: game.nodeId })}
      resetScroll={false}
      activeProps={{}}
      className={classNames(optionClass, 'text-muted')}
    >
      {content}
    </Link>
  ) : (
    <GameLink {...option} game={game} className={optionClass}>
      {content}
    </GameLink>
  );
}

/** The place of a row that is on its way. */
export function RowSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-14 animate-pulse items-center gap-3 px-2 md:min-h-17"
    >
      <Skeleton still className="size-11 shrink-0 md:size-14" />
      <span className="flex flex-1 flex-col gap-1.5">
        <Skeleton still className="h-3.5 w-1/2" />
        <Skeleton still className="h-2.5 w-1/3" />
      </span>
    </div>
  );
}
