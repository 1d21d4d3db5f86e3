import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';

/** A link to each category, when there is more than one. */
export function CategoryShortcuts({ offer }: { offer: readonly OfferedCategory[] }) {
  const { t } = useLingui();
  if (offer.length < 2) return null;
  return (
    <nav aria-label={t`Categories`}>
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:px-0.5">
        {offer.map((entry) => (
          <li key={entry.category} className="shrink-0">
            <Link
              to="/$lobby"
              params={{ lobby: entry.lobby }}
              className="flex h-12 items-center gap-2.5 rounded-control border border-border bg-surface pr-4 pl-3 text-14 font-semibold transition-colors duration-150 hover:border-border-strong"
            >
              <span className="text-accent-strong">
                <CategoryIcon category={entry.category} />
              </span>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
