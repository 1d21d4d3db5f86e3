import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

interface TileProps {
  picture: ReactNode;
  title: string;
  /** One quiet line below: the vendor. */
  detail?: ReactNode;
  /** What kind it is, in two or three words. */
  mark?: ReactNode;
  /** The tile's link or button: it holds the title, and by its class the whole tile is its target. */
  renderMain: (className: string, title: ReactNode) => ReactNode;
  /** In a word, before the line below: on the picture it would lie on the art, as the switch at the other corner does. */
  badge?: ReactNode;
  /**
   * Seen on hover, and while anything in the tile has the keyboard's focus. Not there before the first time: of the
   * tiles of a lobby most are never come near, and each would hold as much again as what is seen of it.
   */
  renderActions?: () => ReactNode;
  /** Top end, clear of the name, of the badges and of the acts: a switch of its own, always seen, in a box of that class. */
  renderSwitch?: (className: string) => ReactNode;
  /** Says why it cannot be used now; the picture is dimmed. */
  notice?: ReactNode;
  /** Over two columns of a grid or a row, as high as the others; its place is a container of its own width. */
  wide?: boolean;
}

/** A game, as lobbies and rails show it: picture, name, vendor; acts on hover or focus. */
export function Tile(props: TileProps) {
  const { picture, title, detail, mark, renderMain, badge } = props;
  const { renderActions, renderSwitch, notice, wide = false } = props;
  const [approached, setApproached] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears who comes near, acts on nothing
    <article
      // The main action is first for the keyboard and last on screen; in a taller place everything is at the top.
      className="group/tile tile-body"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setApproached(true)}
      onFocus={() => setApproached(true)}
    >
      {/* Three lines, whatever is written there, so that all tiles are of one height and names are whole; two where frames that
          lie on their side leave a name room enough (`face.css`). */}
      <div className="tile-foot pt-2">
        <p className="tile-title" title={title}>
          {/* Above the picture, below the acts: a press anywhere on the tile is its main act. */}
          {/* As wide as the tile: the box of a line that is cut would reach over the neighbours, and its middle with it. */}
          {renderMain('tile-main', title)}
        </p>
        {detail && (
          <Detail badge={badge} mark={mark}>
            {detail}
          </Detail>
        )}
      </div>
      <div className={classNames(wide ? 'tile-frame-wide' : 'tile-frame', 'tile-lift tile-window')}>
        <div
          className={classNames(
            'tile-picture',
            notice ? 'brightness-[.4] saturate-50' : 'tile-alive',
          )}
        >
          {picture}
        </div>
        {notice && <Notice>{notice}</Notice>}
        {approached && renderActions && <Acts>{renderActions()}</Acts>}
      </div>
      {renderSwitch?.(`${wide ? 'tile-switch-wide' : 'tile-switch'} absolute top-0 right-0 z-2`)}
    </article>
  );
}

/**
 * Of each link and button among a tile's acts: what else is there lets a press through to the tile. A class of its own, not
 * the names of tags: else each move of the focus would restyle all links and buttons of the page.
 */
export const tileActClass =
  'group-has-[:focus-visible]/tile:pointer-events-auto mouse:group-hover/tile:pointer-events-auto';

interface DetailProps {
  badge: ReactNode;
  mark: ReactNode;
  children: ReactNode;
}

/** One line: the mark is there whole or not at all, in the hidden line below. */
function Detail({ badge, mark, children }: DetailProps) {
  return (
    <p className="flex h-4 flex-wrap overflow-hidden text-12 text-muted">
      <span className="max-w-full truncate">
        {badge && (
          <>
            <b className="font-bold text-accent-strong">{badge}</b>
            {` · `}
          </>
        )}
        {children}
      </span>
      {mark && (
        <span className="tile-mark whitespace-pre">
          {` · `}
          {mark}
        </span>
      )}
    </p>
  );
}

/** Over the picture, for the pointer and the keyboard's focus. */
function Acts({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-2 flex flex-col items-center justify-center gap-2 p-2 opacity-0 transition-opacity duration-150 starting:opacity-0! group-has-[:focus-visible]/tile:opacity-100 mouse:group-hover/tile:opacity-100">
      {children}
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-2 text-center text-12 font-semibold text-on-art">
      {children}
    </div>
  );
}
