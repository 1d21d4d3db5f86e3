import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '@palpite/contract/game.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Mark } from '@palpite/ui/mark.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import Wrench from 'lucide-react/icons/wrench';
import { useEffect, useRef } from 'react';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import { ChoiceLink } from '../../lib/choice-link.tsx';

interface VendorTabsProps {
  vendors: readonly VendorCard[];
  /** A vendor's code, or all of them; undefined while the lobby shows something else. */
  selected: string | 'all' | undefined;
}

/** The vendors of a lobby, and all of them together: a link each, so that each has an address. */
export function VendorTabs({ vendors, selected }: VendorTabsProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);

  // A tab selected by the address may be outside the row's visible part.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current || selected === undefined) return;
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [selected]);

  return (
    <nav aria-label={t`Providers`} className="min-w-0 flex-1">
      <ul ref={row} className={`${tabRowClass} relative`}>
        <li>
          <VendorTab selected={selected === 'all'}>
            <Trans>All</Trans>
          </VendorTab>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorTab code={vendor.vassalage} selected={selected === vendor.vassalage}>
              <Mark
                src={vendor.smallIcon}
                alt=""
                width={20}
                height={20}
                className="size-5 rounded-chip"
              />
              {t`${vendor.name} hall`}
              {vendor.isNew && (
                <Badge tone="accent">
                  <Trans>New</Trans>
                </Badge>
              )}
              {vendor.maintenance && (
                <>
                  <Wrench size={14} className="text-warning" />
                  <span className="sr-only">
                    <Trans>Under maintenance</Trans>
                  </span>
                </>
              )}
            </VendorTab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface VendorTabProps {
  code?: string;
  selected: boolean;
  children: React.ReactNode;
}

function VendorTab({ code, selected, children }: VendorTabProps) {
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
      onClick={code === undefined ? forgetVendor : undefined}
      resetScroll={false}
      current={selected}
      className={tabClass}
    >
      {children}
    </ChoiceLink>
  );
}
