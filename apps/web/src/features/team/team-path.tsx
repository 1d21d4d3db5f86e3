import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { openDownlines } from './open-team.ts';

/** The path from the agent down to the account whose downlines are listed; each step links back to it. */
export function TeamPath({ path }: { path: readonly string[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Position in the team`}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-2 text-14">
        {path.map((username, at) => (
          <li key={username} className="flex min-w-0 items-center gap-1">
            {at > 0 && <ChevronRight size={16} className="shrink-0 text-subtle" />}
            {at === path.length - 1 ? (
              <span aria-current="page" className="font-bold break-all">
                {username}
              </span>
            ) : (
              <Link
                to="."
                search={openDownlines(at === 0 ? undefined : username)}
                resetScroll={false}
                activeProps={{}}
                className="inline-flex min-h-8 items-center font-semibold break-all text-accent-strong underline touch:min-h-11"
              >
                {username}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
