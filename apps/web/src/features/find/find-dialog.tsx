import { Trans, useLingui } from '@lingui/react/macro';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { gamesQuery, hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { GameGrid } from '../../parts/catalogue/game-grid.tsx';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { useServices } from '../../lib/services.ts';
import { usePaced } from '../../lib/use-paced.ts';
import { useFoundAddress } from './use-found-address.ts';

/** The most games shown; more than these mean that a longer name helps. */
const FOUND = 24;
/** The shortest text that starts a search. */
const SHORTEST = 2;

/** Search over the whole catalogue, by the names of a game, its provider, its theme or its mechanics. */
export function FindDialog({ search: { find }, onClose }: DialogProps) {
  // A link that only opens the search says 1.
  const text = typeof find === 'string' ? find : '';
  const { t } = useLingui();
  const [draft, setDraft] = useState(text);
  const [name, setName] = useState(draft.trim());
  const { follow } = usePaced(setName);
  const type = (typed: string) => {
    setDraft(typed);
    if (typed.trim() !== draft.trim()) follow(typed.trim());
  };
  useFoundAddress(text, name.length < SHORTEST ? '' : name);
  return (
    <Modal
      name="find"
      title={t`Search games`}
      closeLabel={t`Close search`}
      size="lg"
      open
      onClose={onClose}
    >
      <div className="flex min-h-[60dvh] flex-col gap-5">
        <TextField
          label={t`Game, provider or theme`}
          type="search"
          icon={<Search size={20} />}
          value={draft}
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          data-autofocus=""
          onChange={(event) => type(event.target.value)}
          trailing={<SearchClear label={t`Clear search`} value={draft} onClear={() => type('')} />}
        />
        {name.length < SHORTEST ? <Suggestions /> : <Found name={name} />}
      </div>
    </Modal>
  );
}

function Suggestions() {
  const { t } = useLingui();
  const { data } = useQuery(hotGamesQuery(useServices()));
  return <Games title={t`Hot now`} games={data?.list.slice(0, 10)} byPopularity />;
}

function Found({ name }: { name: string }) {
  const { t } = useLingui();
  const filter = { gameName: name, pageNo: 1, pageSize: FOUND } as const;
  const { data, isError, isFetching, refetch } = useQuery({
    ...gamesQuery(useServices(), filter),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t`The search failed`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const games = data && gamesOf(data).games;
  if (games?.length === 0) {
    return (
      <EmptyState headingLevel={3} picture={<SearchX size={32} />} title={t`No game matches`}>
        <Trans>Try a shorter name, or another spelling.</Trans>
      </EmptyState>
    );
  }
  return <Games title={t`Found`} games={games} />;
}

interface GamesProps {
  title: string;
  games: readonly Game[] | undefined;
  byPopularity?: boolean;
}

function Games({ title, games, byPopularity = false }: GamesProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-14 font-bold">{title}</h3>
      <GameGrid
        games={games}
        columnsClass="grid-cols-3 sm:grid-cols-4 md:grid-cols-5"
        eager={FOUND}
        byPopularity={byPopularity}
        places={10}
      />
    </section>
  );
}
