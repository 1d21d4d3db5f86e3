import { Trans, useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { GameRow } from '../../parts/catalogue/game-row.tsx';
import { type FirstRow, firstQuery, firstRow } from './home-queries.ts';
import { useRailWords } from './use-rail-words.ts';

/** The game that the member played last, or the first of home's first row; both lists are home's own, so no call is made for it. */
export function NextGame() {
  const services = useServices();
  const { recentGames, homeRails } = services.boot.status.settings;
  const recent = useQuery({
    ...callQuery(services, gameListRecent, { query: { pageNo: 1, pageSize: recentGames } }),
    // The row of those games asks, and asks again.
    enabled: false,
  });
  const first = firstRow(homeRails);
  if (recent.isLoading) return null;
  const played = recent.data?.list.find(isOpen);
  if (played) {
    return (
      <Row game={played}>
        <Trans context="game">Played last</Trans>
      </Row>
    );
  }
  return first && <FirstOf row={first} />;
}

const isOpen = ({ maintenance }: Game) => !maintenance;

function FirstOf({ row }: { row: FirstRow }) {
  const { t } = useLingui();
  const { data } = useQuery({ ...firstQuery(useServices(), row), enabled: false });
  const { title } = useRailWords(row, row === 'chosen' ? t`Chosen by hand` : t`Hot now`);
  const game = data?.list.find(isOpen);
  return game && <Row game={game}>{title}</Row>;
}

/** Where the card has room for a picture and a name. */
function Row({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <GameRow
      game={game}
      className="hidden md:@min-[13rem]/turnover:flex"
      pictureClass="aspect-(--tile-ratio) h-12 @min-[19rem]/turnover:h-16"
      nameClass="@max-[19rem]/turnover:line-clamp-2 @max-[19rem]/turnover:text-14 @max-[19rem]/turnover:leading-4.5 @max-[19rem]/turnover:whitespace-normal @min-[19rem]/turnover:text-16"
    >
      <span className="text-13 opacity-85">{children}</span>
    </GameRow>
  );
}
