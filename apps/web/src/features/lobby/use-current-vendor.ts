import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepVendor, keptVendor } from '../../parts/catalogue/current-vendor.ts';
import type { LobbySearch } from './lobby-search.ts';

/**
 * Remembers the vendor whose tab is open, and opens it when the slots lobby is opened by its bare address (spec
 * section 2). An address with any other parameter is shown as it is.
 */
export function useCurrentVendor(
  segment: LobbySegment,
  search: LobbySearch,
  vendors: readonly VendorCard[],
): void {
  const navigate = useNavigate();
  const { page } = search;
  const bare = segment === 'rng' && Object.values(search).every((value) => value === undefined);
  useEffect(() => {
    const offered = (code: string) => vendors.some(({ vassalage }) => vassalage === code);
    if (page !== undefined && offered(page)) keepVendor(page);
    const kept = bare ? keptVendor() : null;
    if (kept !== null && offered(kept)) {
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, page: kept }),
        replace: true,
        resetScroll: false,
      });
    }
  }, [bare, page, vendors, navigate]);
}
