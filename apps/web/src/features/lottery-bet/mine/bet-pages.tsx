import { useLingui } from '@lingui/react/macro';
import type { KeyedPages } from '@palpite/contract/paging.ts';
import { PlacePager } from '../../../lib/place-pager.tsx';
import { useServices } from '../../../lib/services.ts';

/** The way through the pages of a list, and the zone of its times. */
export function BetPages({ pages }: { pages: KeyedPages }) {
  const { t } = useLingui();
  const zone = useServices().boot.timeZoneName;
  return (
    <>
      <PlacePager
        label={t`Pages of bets`}
        pages={pages}
        searchAt={(search, page) => ({ ...search, page })}
      />
      <p className="text-12 text-muted">{t`Times: ${zone}`}</p>
    </>
  );
}
