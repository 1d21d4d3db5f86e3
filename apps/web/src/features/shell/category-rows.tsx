import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flame from 'lucide-react/icons/flame';
import { useId, useState } from 'react';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';

/** The brand's categories, each with its vendors. */
export function CategoryRows() {
  const offer = useOffer();
  return offer.map((entry) => <CategoryRow key={entry.category} entry={entry} />);
}

function CategoryRow({ entry }: { entry: OfferedCategory }) {
  const { t } = useLingui();
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="relative">
        <Link
          to="/$lobby"
          params={{ lobby: entry.lobby }}
          activeOptions={{ includeSearch: false }}
          title={entry.name}
          className={classNames(sideRowClass, '@min-[12rem]/side:pr-12')}
        >
          <span className="shrink-0">
            <CategoryIcon category={entry.category} />
          </span>
          <span className={sideTextClass}>{entry.name}</span>
          {entry.hot && (
            <>
              <Flame
                size={16}
                className="hidden shrink-0 text-accent-strong @min-[12rem]/side:block"
              />
              <span className="sr-only">
                <Trans>Hot</Trans>
              </span>
            </>
          )}
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t`Providers of ${entry.name}`}
          onClick={() => setOpen(!open)}
          className="absolute top-0 right-0 hidden size-11 place-items-center rounded-control text-muted outline-offset-[-2px] hover:text-default @min-[12rem]/side:grid"
        >
          <ChevronDown
            size={18}
            className={classNames('transition-[rotate] duration-150', open && 'rotate-180')}
          />
        </button>
      </div>
      <ul
        id={listId}
        hidden={!open}
        className="mt-0.5 mb-2 ml-6 hidden border-l border-border pl-3 @min-[12rem]/side:not-[[hidden]]:block"
      >
        {open && (
          <>
            <VendorRow lobby={entry.lobby} name={t`All`} />
            {entry.vendors.map((vendor) => (
              <VendorRow
                key={vendor.vassalage}
                lobby={entry.lobby}
                vendor={vendor.vassalage}
                name={vendor.name}
              />
            ))}
          </>
        )}
      </ul>
    </li>
  );
}

function VendorRow({
  lobby,
  vendor,
  name,
}: {
  lobby: OfferedCategory['lobby'];
  vendor?: string;
  name: string;
}) {
  return (
    <li>
      <Link
        to="/$lobby"
        params={{ lobby }}
        search={{ page: vendor }}
        onClick={vendor === undefined ? forgetVendor : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        className="flex min-h-9 items-center rounded-control px-3 text-13 font-medium text-muted outline-offset-[-2px] hover:bg-sunken hover:text-default aria-[current=page]:text-accent-strong touch:min-h-11"
      >
        <span className="truncate">{name}</span>
      </Link>
    </li>
  );
}
