import { Plural, useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { isFiltered } from './lobby-choices.ts';
import { filtersQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';

interface LobbyCountProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** How many games are left of how many; its line is there before the count. */
export function LobbyCount({ segment, search }: LobbyCountProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(filtersQuery(useServices(), segment, search));
  const games = data?.totalGames ?? 0;
  const found = i18n.number(data?.foundGames ?? 0);
  return (
    <p role="status" className="min-h-5 truncate text-14 text-muted tabular max-md:text-13">
      {data &&
        (isFiltered(search) ? (
          <Plural value={games} one={`${found} of # game`} other={`${found} of # games`} />
        ) : (
          <Plural value={games} one="# game" other="# games" />
        ))}
    </p>
  );
}
