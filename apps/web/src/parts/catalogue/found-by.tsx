import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection } from '@palpite/contract/catalogue.ts';
import { Link } from '@tanstack/react-router';
import { asHeading } from './as-heading.ts';
import { collectionFilter } from './collection-filter.ts';
import { lobbyOf } from './lobby-segment.ts';
import type { SearchAnswer } from './search-query.ts';

/** No title and no vendor has the text: what is found shows it or is of its kind. */
export const isUnnamed = ({ foundGames, namedGames, corrected }: SearchAnswer): boolean =>
  foundGames > 0 && namedGames === 0 && corrected === null;

interface FoundByProps {
  answer: SearchAnswer;
  /** Each theme and feature leads to its lobby: not where a list of them stands next to it. */
  linked?: boolean;
}

/** By what the games were found that no name leads to, each with its number. */
export function FoundBy({ answer, linked = false }: FoundByProps) {
  const { i18n } = useLingui();
  const { picturedGames, collections } = answer;
  if (picturedGames === 0 && collections.length === 0) return null;
  const pictured = i18n.number(picturedGames);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted tabular">
      {picturedGames > 0 && (
        <li>
          <Trans>In the picture: {pictured}</Trans>
        </li>
      )}
      {collections.map((collection) => (
        <li key={`${collection.filter}:${collection.value}`}>
          <Kind collection={collection} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

function Kind({ collection, linked }: { collection: Collection; linked: boolean }) {
  const { i18n } = useLingui();
  const { labelName, gameCount, gameCategory } = collection;
  const lobby = lobbyOf(gameCategory);
  const text = `${asHeading(labelName)}: ${i18n.number(gameCount)}`;
  if (!linked || lobby === null) return text;
  return (
    <Link
      to="/$lobby"
      params={{ lobby }}
      search={collectionFilter(collection)}
      className="text-accent-strong underline underline-offset-3"
    >
      {text}
    </Link>
  );
}
