import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCollection } from '@palpite/contract/catalogue.ts';
import type { LobbySegment } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import { chipClass } from './chip-row.tsx';
import { GameCount } from './filter-chips.tsx';
import { collectionsQuery } from './lobby-queries.ts';

interface CollectionsProps {
  segment: LobbySegment;
  /** Code of the collection in the address. */
  chosen: string | undefined;
}

/**
 * The brand's collections in one line that scrolls: a link each, so that each has an address and Back leads out of it.
 * Other filters go on to apply.
 */
export function Collections({ segment, chosen }: CollectionsProps) {
  const { t } = useLingui();
  const { data, isError } = useQuery(collectionsQuery(useServices(), segment));
  if (data === undefined && !isError) return <Skeleton className="control-md" />;
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <nav aria-label={t`Collections`} className="min-w-0 shell-top:max-md:shrink-0">
      <ul className="no-scrollbar fade-ends relative -m-1 flex gap-2 overflow-x-auto p-1 max-md:-mx-3 max-md:px-3 shell-top:max-md:mx-0 shell-top:max-md:overflow-visible shell-top:max-md:px-0">
        <li className="shrink-0">
          <CollectionLink current={chosen === undefined}>
            <Trans>All</Trans>
          </CollectionLink>
        </li>
        {list.map((collection) => (
          <li key={collection.code} className="shrink-0">
            <CollectionLink code={collection.code} current={collection.code === chosen}>
              <CollectionName collection={collection} />
            </CollectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CollectionName({ collection }: { collection: GameCollection }) {
  return (
    <>
      <span className="relative size-7 shrink-0 overflow-hidden rounded-chip">
        <Picture source={collection.picture} alt="" sizes="2.625rem" fill />
      </span>
      {collection.labelName}
      <span className="text-13 font-medium text-current/75 tabular max-md:sr-only">
        <GameCount games={collection.gameCount} />
      </span>
    </>
  );
}

interface CollectionLinkProps {
  code?: string;
  current: boolean;
  children: ReactNode;
}

function CollectionLink({ code, current, children }: CollectionLinkProps) {
  return (
    <ChoiceLink
      to="."
      // Its number is of all vendors.
      search={(now: object) => ({
        ...now,
        collection: code,
        pageNo: undefined,
        ...(code !== undefined && { page: undefined }),
      })}
      onClick={code === undefined ? undefined : forgetVendor}
      resetScroll={false}
      current={current}
      className={classNames(
        chipClass,
        'aria-[current=page]:border-transparent aria-[current=page]:bg-default aria-[current=page]:text-canvas',
        code !== undefined && 'pl-1.5',
      )}
    >
      {children}
    </ChoiceLink>
  );
}
