import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flame from 'lucide-react/icons/flame';
import { useId, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { INK_CLASSES, type OpenDoor, useDoors } from '../../parts/catalogue/use-doors.ts';
import { VendorRows } from './vendor-rows.tsx';

/** The brand's categories, each with its vendors: rows, or doors where the brand has them. */
export function CategoryRows() {
  const doors = useDoors();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  if (shell !== 'side') return doors.map((door) => <CategoryRow key={door.category} door={door} />);
  return (
    <li>
      <ul className="mb-2 grid grid-flow-dense grid-cols-2 gap-2 @max-[12rem]/side:grid-cols-1">
        {doors.map((door) => (
          <CategoryDoor key={door.category} door={door} />
        ))}
      </ul>
    </li>
  );
}

function CategoryRow({ door }: { door: OpenDoor }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="relative">
        <Link
          to="/$lobby"
          params={{ lobby: door.lobby }}
          activeOptions={{ includeSearch: false }}
          title={door.name}
          className={classNames(sideRowClass, '@min-[12rem]/side:pr-12')}
        >
          <span className="shrink-0">
            <CategoryIcon category={door.category} />
          </span>
          <span className={sideTextClass}>{door.name}</span>
          {door.hot && <Hot />}
        </Link>
        <VendorsButton
          name={door.name}
          listId={listId}
          open={open}
          onToggle={() => setOpen(!open)}
          className="absolute top-0 right-0 text-muted hover:text-default"
        />
      </div>
      <VendorRows id={listId} door={door} open={open} />
    </li>
  );
}

/** A door: a block of one ink with its name, and its animal or thing leaning out. */
function CategoryDoor({ door }: { door: OpenDoor }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={classNames((door.wide || open) && '@min-[12rem]/side:col-span-2')}>
      <div
        className={classNames(
          'group/door relative overflow-hidden rounded-[0.875rem] bg-ink text-on-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus has-aria-[current=page]:ring-3 has-aria-[current=page]:ring-on-bar',
          INK_CLASSES[door.ink],
        )}
      >
        <Link
          to="/$lobby"
          params={{ lobby: door.lobby }}
          activeOptions={{ includeSearch: false }}
          title={door.name}
          className={classNames(
            'relative z-1 flex min-h-20 items-start px-3 pt-2.5 outline-none @max-[12rem]/side:min-h-19.5 @max-[12rem]/side:px-2',
            door.wide && '@min-[12rem]/side:min-h-25',
          )}
        >
          <span
            className={classNames(
              'display min-w-0 text-14 wrap-break-word hyphens-auto @max-[12rem]/side:text-12',
              door.wide && '@min-[12rem]/side:text-20',
            )}
          >
            {door.name}
          </span>
          {door.hot && <Hot />}
        </Link>
        {door.picture !== null && (
          <RetriedImage
            src={door.picture}
            width={120}
            height={120}
            className={classNames(
              'pointer-events-none absolute -right-2 -bottom-3 size-16 object-contain transition-[translate] duration-220 mouse:group-hover/door:-translate-x-1 mouse:group-hover/door:-translate-y-1',
              door.wide && '@min-[12rem]/side:size-21',
            )}
          />
        )}
        <VendorsButton
          name={door.name}
          listId={listId}
          open={open}
          onToggle={() => setOpen(!open)}
          className="absolute bottom-0 left-0 z-2 text-on-ink"
        />
      </div>
      <VendorRows id={listId} door={door} open={open} />
    </li>
  );
}

function Hot() {
  return (
    <>
      <Flame
        size={16}
        className="hidden shrink-0 text-current/80 shell-side:hidden! @min-[12rem]/side:block"
      />
      <span className="sr-only">
        <Trans>Hot</Trans>
      </span>
    </>
  );
}

interface VendorsButtonProps {
  name: string;
  listId: string;
  open: boolean;
  onToggle: () => void;
  className: string;
}

function VendorsButton({ name, listId, open, onToggle, className }: VendorsButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      aria-label={t`Providers of ${name}`}
      onClick={onToggle}
      className={classNames(
        'hidden size-11 place-items-center rounded-control outline-offset-[-2px] @min-[12rem]/side:grid',
        className,
      )}
    >
      <ChevronDown
        size={18}
        className={classNames('transition-[rotate] duration-150', open && 'rotate-180')}
      />
    </button>
  );
}
