import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '@palpite/contract/game.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Mark } from '@palpite/ui/mark.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Wrench from 'lucide-react/icons/wrench';
import { type MouseEvent, useId } from 'react';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import { chipClass } from './chip-row.tsx';

interface VendorMenuProps {
  vendors: readonly VendorCard[];
  /** A vendor's code, or all of them; undefined while the lobby shows something else. */
  selected: string | 'all' | undefined;
}

/**
 * The vendors of a lobby behind one button: a link each, so that each has an address. The native popover opens before
 * the page's scripts run; on a phone it is a sheet.
 */
export function VendorMenu({ vendors, selected }: VendorMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const panelId = `vendors${id}`;
  const anchorName = `--vendors-${id.replaceAll(/\W/g, '')}`;
  const chosen = vendors.find(({ vassalage }) => vassalage === selected);
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        style={{ anchorName }}
        className={classNames(
          chipClass,
          'max-w-52 min-w-0 max-md:shrink max-md:px-2.5',
          chosen && 'border-accent-strong bg-accent-soft text-accent-strong',
        )}
      >
        {chosen && <VendorMark vendor={chosen} />}
        <span className="truncate">{chosen?.name ?? t`Provider`}</span>
        <ChevronDown size={16} className="shrink-0 text-subtle max-md:hidden" />
      </button>
      <nav
        id={panelId}
        popover="auto"
        aria-label={t`Providers`}
        style={{ positionAnchor: anchorName }}
        className={classNames(
          'fixed m-0 overflow-y-auto overscroll-contain border border-border bg-overlay p-3 text-default shadow-overlay',
          'max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[75dvh] max-md:w-full max-md:rounded-t-card max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:backdrop:bg-scrim/60',
          'md:popover-below md:popover-start md:mt-2 md:max-h-[min(32rem,70dvh)] md:w-180 md:max-w-[calc(100vw-8rem)] md:rounded-card',
          'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 open:opacity-100 starting:open:opacity-0',
        )}
      >
        <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2 lg:grid-cols-3">
          <li>
            <VendorLink selected={selected === 'all'}>
              <LayoutGrid size={24} className="shrink-0 p-0.5 text-subtle" />
              <Trans>All</Trans>
            </VendorLink>
          </li>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorLink code={vendor.vassalage} selected={vendor === chosen}>
                <VendorMark vendor={vendor} />
                <VendorName vendor={vendor} />
              </VendorLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The panel has done its work once a link in it was pressed. */
function closePanel(link: HTMLElement) {
  // Not every browser has popovers.
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

const VendorMark = ({ vendor }: { vendor: VendorCard }) => (
  <Mark
    src={vendor.smallIcon}
    alt=""
    width={24}
    height={24}
    className="size-6 shrink-0 rounded-chip"
  />
);

/** "Tucano Forge hall" to a screen reader and a search engine; the eye sees where it is. */
function VendorName({ vendor }: { vendor: VendorCard }) {
  const { t } = useLingui();
  const { name, isNew, maintenance } = vendor;
  return (
    <>
      <span aria-hidden="true" className="min-w-0 flex-1 truncate">
        {name}
      </span>
      <span className="sr-only">{t`${vendor.name} hall`}</span>
      {isNew && (
        <Badge tone="accent">
          <Trans>New</Trans>
        </Badge>
      )}
      {maintenance && (
        <>
          <Wrench size={14} className="shrink-0 text-warning" />
          <span className="sr-only">
            <Trans>Under maintenance</Trans>
          </span>
        </>
      )}
    </>
  );
}

interface VendorLinkProps {
  code?: string;
  selected: boolean;
  children: React.ReactNode;
}

function VendorLink({ code, selected, children }: VendorLinkProps) {
  return (
    <ChoiceLink
      to="."
      // Another vendor has other pages; the filters, the typed name and the order still apply.
      search={(search: object) => ({
        ...search,
        page: code,
        mine: undefined,
        pageNo: undefined,
      })}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (code === undefined) forgetVendor();
        closePanel(currentTarget);
      }}
      resetScroll={false}
      current={selected}
      className="flex control-md items-center gap-3 rounded-control px-2 py-1.5 text-14 font-semibold hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong"
    >
      {children}
    </ChoiceLink>
  );
}
