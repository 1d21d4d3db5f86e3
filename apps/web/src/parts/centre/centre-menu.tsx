import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import type { CentreEntry } from './centre-entry.ts';
import { openAgent, openMember } from './open-centre.ts';

interface CentreMenuProps {
  centre: 'member' | 'agent';
  title: string;
  entries: readonly CentreEntry[];
  /** The page that is shown; null where the menu stands alone. */
  current: CentreEntry | null;
}

/** One row of the menu. */
export const centreRowClass =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-14 font-semibold text-muted outline-offset-[-2px] transition-colors duration-150 hover:bg-sunken hover:text-default aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong shell-side:aria-[current=page]:bg-ceremony shell-side:aria-[current=page]:text-on-ceremony max-md:min-h-13 max-md:text-16 max-md:text-default';

/** The pages of a centre. */
export function CentreMenu({ centre, title, entries, current }: CentreMenuProps) {
  const { i18n } = useLingui();
  const open = centre === 'member' ? openMember : openAgent;
  return (
    <nav aria-label={title}>
      <ul className="flex flex-col gap-0.5 max-md:rounded-card max-md:border max-md:border-border max-md:bg-surface max-md:p-1">
        {entries.map((entry) => {
          const { page, title: name, icon: Icon, Badge } = entry;
          return (
            <li key={page}>
              <ChoiceLink
                to="."
                search={open(page)}
                resetScroll={false}
                current={entry === current}
                className={centreRowClass}
              >
                <Icon size={20} className="shrink-0" />
                <span className="min-w-0 flex-1 py-1">{i18n._(name)}</span>
                {Badge && <Badge />}
                <ChevronRight size={18} className="shrink-0 text-subtle md:hidden" />
              </ChoiceLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
