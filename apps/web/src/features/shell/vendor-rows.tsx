import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';

interface VendorRowsProps {
  id: string;
  door: OfferedCategory;
  open: boolean;
}

/** The vendors of a category in the side menu, all of them first. */
export function VendorRows({ id, door, open }: VendorRowsProps) {
  return (
    <ul
      id={id}
      hidden={!open}
      className="mt-0.5 mb-2 ml-6 hidden border-l border-border pl-3 @min-[12rem]/side:not-[[hidden]]:block"
    >
      {open && <VendorLinks door={door} />}
    </ul>
  );
}

/** All vendors of a category, as list items. */
export function VendorLinks({ door: { lobby, vendors } }: { door: OfferedCategory }) {
  const { t } = useLingui();
  return (
    <>
      <VendorRow lobby={lobby} name={t`All`} />
      {vendors.map((vendor) => (
        <VendorRow
          key={vendor.vassalage}
          lobby={lobby}
          vendor={vendor.vassalage}
          name={vendor.name}
        />
      ))}
    </>
  );
}

interface VendorRowProps {
  lobby: OfferedCategory['lobby'];
  vendor?: string;
  name: string;
}

function VendorRow({ lobby, vendor, name }: VendorRowProps) {
  return (
    <li>
      <Link
        to="/$lobby"
        params={{ lobby }}
        search={{ page: vendor }}
        onClick={vendor === undefined ? forgetVendor : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        className="vendor-row"
      >
        <span className="truncate">{name}</span>
      </Link>
    </li>
  );
}
