import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

interface TileProps {
  picture: ReactNode;
  title: string;
  /** One quiet line below: the vendor. */
  detail?: ReactNode;
  /** The whole tile's link or button; its class covers the tile. */
  renderMain: (className: string) => ReactNode;
  /** On the picture, top start. */
  badges?: ReactNode;
  /**
   * Seen on hover, and while anything in the tile has the keyboard's focus. Not there before the first time: of the
   * tiles of a lobby most are never come near, and each would hold as much again as what is seen of it.
   */
  renderActions?: () => ReactNode;
  /** On the picture, bottom end, clear of the badges: a switch of its own, seen while the tile is come near to. */
  renderSwitch?: () => ReactNode;
  /** The switch is seen always: it is on, or nothing comes near before it presses. */
  showSwitch?: boolean;
  /** Says why it cannot be used now; the picture is dimmed. */
  notice?: ReactNode;
}

/** A game, as lobbies and rails show it: picture, name, vendor; acts on hover or focus. */
export function Tile(props: TileProps) {
  const { picture, title, detail, renderMain, badges, renderActions, notice } = props;
  const { renderSwitch, showSwitch = false } = props;
  const [approached, setApproached] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears who comes near, acts on nothing
    <article
      className="group/tile relative min-w-0"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setApproached(true)}
      onFocus={() => setApproached(true)}
    >
      <div className="relative overflow-hidden rounded-card bg-sunken outline-offset-2 group-has-[.tile-main:focus-visible]/tile:outline-2 group-has-[.tile-main:focus-visible]/tile:outline-focus">
        <div
          className={classNames(
            'transition-[scale,filter] duration-240 ease-out',
            notice
              ? 'brightness-[.4] saturate-50'
              : 'mouse:group-hover/tile:scale-105 mouse:group-hover/tile:brightness-[.45] group-has-[:focus-visible]/tile:brightness-[.45]',
          )}
        >
          {picture}
        </div>
        {badges && (
          <div className="pointer-events-none absolute top-1.5 left-1.5 flex flex-wrap gap-1 transition-opacity duration-150 mouse:group-hover/tile:opacity-0">
            {badges}
          </div>
        )}
        {notice && (
          <div className="pointer-events-none absolute inset-0 grid place-items-center p-2 text-center text-12 font-semibold text-on-art">
            {notice}
          </div>
        )}
        {/* Below the actions, above the picture: a press anywhere on the tile is its main act. */}
        {renderMain('tile-main absolute inset-0 outline-none')}
        {approached && renderActions && (
          <div
            className={classNames(
              'pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-2 p-2 opacity-0 transition-opacity duration-150 starting:opacity-0! group-has-[:focus-visible]/tile:opacity-100 group-has-[:focus-visible]/tile:[&>:is(a,button)]:pointer-events-auto mouse:group-hover/tile:opacity-100 mouse:group-hover/tile:[&>:is(a,button)]:pointer-events-auto',
              renderSwitch && 'lg:pb-10',
            )}
          >
            {renderActions()}
          </div>
        )}
        {renderSwitch && (showSwitch || approached) && (
          <div
            className={classNames(
              'absolute right-0 bottom-0',
              !showSwitch &&
                'pointer-events-none opacity-0 transition-opacity duration-150 group-has-[:focus-visible]/tile:pointer-events-auto group-has-[:focus-visible]/tile:opacity-100 mouse:group-hover/tile:pointer-events-auto mouse:group-hover/tile:opacity-100',
            )}
          >
            {renderSwitch()}
          </div>
        )}
      </div>
      <div className="px-0.5 pt-2">
        <p className="truncate text-13 font-semibold text-default" title={title}>
          {title}
        </p>
        {detail && <p className="truncate text-12 text-muted">{detail}</p>}
      </div>
    </article>
  );
}
