import { Plural, Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { openFilters } from '../../lib/dialog-links.ts';
import { chipClass } from './chip-row.tsx';

/** Opens the sheet of filters, on a phone: there the number takes the icon's place. @param chosen how many apply */
export function FiltersLink({ chosen }: { chosen: number }) {
  return (
    <Link
      to="."
      search={openFilters}
      resetScroll={false}
      activeProps={{}}
      className={classNames(
        chipClass,
        'max-md:px-2.5 md:hidden shell-top:in-[.lobby-line]:order-first',
      )}
    >
      {chosen === 0 && <SlidersHorizontal size={18} className="text-subtle" />}
      <Trans>Filters</Trans>
      {chosen > 0 && (
        <>
          <span
            aria-hidden="true"
            className="grid min-w-5 place-items-center rounded-full bg-accent px-1 text-12 text-on-accent tabular"
          >
            {chosen}
          </span>
          <span className="sr-only">
            <Plural value={chosen} one="# chosen" other="# chosen" />
          </span>
        </>
      )}
    </Link>
  );
}
