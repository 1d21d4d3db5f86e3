import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { arrowsMoveFocus, dragToScroll, type RowEnds, watchEnds } from './rail-behaviour.ts';

interface RailProps {
  title: string;
  /** Beside the title, where there is room: why these things are here. */
  reason?: string;
  /** Of its section, for links that skip to it. */
  id?: string;
  icon?: ReactNode;
  /** "See all": a link beside the title. */
  more?: ReactNode;
  /** Below the title: what the items are, or what chooses among them. */
  lead?: ReactNode;
  /** In the items' place where there are none: why. */
  empty?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  items: readonly { id: string; content: ReactNode; className?: string }[];
  /** Width of one item, as classes; chosen so that the next item's edge shows. An item may have one of its own. */
  itemClass: string;
  /**
   * Items that are there until somebody comes near the row; at least one more than the widest screen shows. What is never
   * scrolled to is then never made: on a phone most of a row would be.
   */
  atFirst?: number;
  /** Few enough to be looked at together: on a wide screen five columns, where the brand's frames lie on their side. */
  whole?: boolean;
}

/** A row of things that scrolls sideways: by touch, drag, wheel, its buttons, and arrows inside it. */
export function Rail(props: RailProps) {
  const { title, reason, id, icon, more, lead, empty, previousLabel, nextLabel } = props;
  const { items, itemClass, atFirst, whole = false } = props;
  const [approached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  useRow(list);

  const page = (direction: 1 | -1) => {
    const row = list.current;
    // All but one item of what is seen, so that the eye keeps a place.
    const step = row ? row.clientWidth - (row.firstElementChild?.clientWidth ?? 0) : 0;
    row?.scrollBy({ left: direction * step, behavior: 'smooth' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears who comes near, acts on nothing
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-24 outline-none"
      onPointerEnter={approach}
      onFocus={approach}
    >
      <div className="mb-3 flex min-h-10 items-center gap-2 max-md:mb-2">
        {icon && <span className="shrink-0 text-accent-strong">{icon}</span>}
        <RailName id={titleId} title={title} reason={reason} />
        {more}
        {items.length > 0 && (
          <PageButtons
            previousLabel={previousLabel}
            nextLabel={nextLabel}
            list={list}
            count={items.length}
            onPage={page}
            whole={whole}
          />
        )}
      </div>
      {lead}
      {items.length === 0 && empty}
      <ul
        ref={list}
        hidden={items.length === 0}
        onScroll={approach}
        // On a phone it runs out of the screen: over the page's own margins, which are 12 px there.
        className={classNames(
          'no-scrollbar md:fade-ends rail-row',
          whole &&
            'tile-landscape:lg:grid tile-landscape:lg:grid-cols-5 tile-landscape:lg:gap-y-4 tile-landscape:lg:overflow-visible',
        )}
      >
        {(approached ? items : items.slice(0, atFirst)).map((item) => (
          <li key={item.id} className={item.className ?? itemClass}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Letters from which a name does not fit a phone next to "See all". */
const LONG_NAME = 15;

interface RailNameProps {
  id: string;
  title: string;
  reason: string | undefined;
}

function RailName({ id, title, reason }: RailNameProps) {
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-3">
      <h2
        id={id}
        className={classNames(
          'display min-w-0 shell-top:uppercase md:-my-1 md:block md:truncate md:py-1 md:text-24',
          // On a phone a long name takes two lines, which are as high as a short one's line and the space around it.
          title.length > LONG_NAME
            ? 'line-clamp-2 text-16 max-md:leading-5!'
            : '-my-1 truncate py-1 text-20',
        )}
      >
        {title}
      </h2>
      {reason && (
        <p className="hidden min-w-0 flex-1 truncate text-14 text-muted lg:block">{reason}</p>
      )}
    </div>
  );
}

interface PageButtonsProps {
  previousLabel: string;
  nextLabel: string;
  list: RefObject<HTMLUListElement | null>;
  count: number;
  onPage: (direction: 1 | -1) => void;
  whole: boolean;
}

/** For devices with neither touch nor a tilting wheel. Where the row is draws them again, and not the row. */
function PageButtons(props: PageButtonsProps) {
  const { previousLabel, nextLabel, list, count, onPage, whole } = props;
  const ends = useEnds(list, count);
  return (
    <div
      className={classNames(
        'hidden gap-1 mouse:flex',
        whole && 'tile-landscape:lg:hidden!',
        // A row that is seen whole has nowhere to go.
        ends.start && ends.end && 'invisible',
      )}
    >
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft size={20} />}
        tone="neutral"
        size="sm"
        disabled={ends.start}
        onClick={() => onPage(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<ChevronRight size={20} />}
        tone="neutral"
        size="sm"
        disabled={ends.end}
        onClick={() => onPage(1)}
      />
    </div>
  );
}

/** Gives a row its ways of moving. */
function useRow(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const stops = [dragToScroll(row), arrowsMoveFocus(row)];
    return () => stops.forEach((stop) => stop());
  }, [list]);
}

/** Whether a row is at its start and at its end. */
function useEnds(list: RefObject<HTMLUListElement | null>, count: number): RowEnds {
  // The server cannot measure; a row starts at its start.
  const [ends, setEnds] = useState<RowEnds>({ start: true, end: false });

  useEffect(() => {
    const row = list.current;
    if (!row || count === 0) return;
    return watchEnds(row, (next) =>
      setEnds((known) => (known.start === next.start && known.end === next.end ? known : next)),
    );
  }, [list, count]);
  return ends;
}
