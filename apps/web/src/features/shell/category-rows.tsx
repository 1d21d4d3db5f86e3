import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flame from 'lucide-react/icons/flame';
import { useId, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { SideDoor } from '../../parts/catalogue/side-door.tsx';
import { type OpenDoor, useDoors, useLotteryDoor } from '../../parts/catalogue/use-doors.ts';
import { LotteryDoor, LotteryRow } from './lottery-row.tsx';
import { VendorRows } from './vendor-rows.tsx';

/** The brand's categories, each with its vendors, and the lotteries: rows, or doors where the brand has them. */
export function CategoryRows() {
  const doors = useDoors();
  const { first } = useLotteryDoor();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  if (shell !== 'side') {
    return (
      <>
        {first && <LotteryRow />}
        {doors.map((door) => (
          <CategoryRow key={door.category} door={door} />
        ))}
        {!first && <LotteryRow />}
      </>
    );
  }
  return (
    <li>
      <ul className="mb-2 grid grid-flow-dense grid-cols-2 gap-2 @max-[12rem]/side:grid-cols-1">
        {first && <LotteryDoor />}
        {doors.map((door) => (
          <CategoryDoor key={door.category} door={door} />
        ))}
        {!first && <LotteryDoor />}
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

function CategoryDoor({ door }: { door: OpenDoor }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={classNames((door.wide || open) && '@min-[12rem]/side:col-span-2')}>
      <SideDoor
        door={door}
        name={door.name}
        renderLink={(className, name) => (
          <Link
            to="/$lobby"
            params={{ lobby: door.lobby }}
            activeOptions={{ includeSearch: false }}
            title={door.name}
            className={className}
          >
            {name}
            {door.hot && <Hot />}
          </Link>
        )}
      >
        <VendorsButton
          name={door.name}
          listId={listId}
          open={open}
          onToggle={() => setOpen(!open)}
          className="absolute bottom-0 left-0 z-2 text-on-ink"
        />
      </SideDoor>
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
