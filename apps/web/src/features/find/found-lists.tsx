import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection, FoundVendor } from '@palpite/contract/catalogue.ts';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Mark } from '@palpite/ui/mark.tsx';
import { Link } from '@tanstack/react-router';
import Layers from 'lucide-react/icons/layers';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { asHeading } from '../../parts/catalogue/as-heading.ts';
import { collectionFilter } from '../../parts/catalogue/collection-filter.ts';
import { lobbyOf } from '../../parts/catalogue/lobby-segment.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { useOption } from './found-context.ts';
import { FoundGroup, optionClass, RowTexts } from './found-row.tsx';

/** A square of the size of a game's picture, for what has none. */
export const SquareIcon = ({ children }: { children: ReactNode }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded-mark bg-sunken text-muted">
    {children}
  </span>
);

export function FoundVendors({ vendors }: { vendors: readonly FoundVendor[] }) {
  const { t } = useLingui();
  const shown = vendors.filter(({ gameCategory }) => lobbyOf(gameCategory) !== null);
  if (shown.length === 0) return null;
  return (
    <FoundGroup label={t`Providers`}>
      {shown.map((vendor) => (
        <VendorOption key={vendor.vassalage} vendor={vendor} />
      ))}
    </FoundGroup>
  );
}

function VendorOption({ vendor }: { vendor: FoundVendor }) {
  const { t } = useLingui();
  const option = useOption(`vendor-${vendor.vassalage}`);
  const lobby = lobbyOf(vendor.gameCategory);
  const { gameCount } = vendor;
  if (lobby === null) return null;
  return (
    <Link
      {...option}
      to="/$lobby"
      params={{ lobby }}
      search={{ page: vendor.vassalage }}
      className={optionClass}
    >
      <Mark
        src={vendor.smallIcon}
        alt=""
        width={44}
        height={44}
        className="size-11 shrink-0 rounded-mark"
      />
      <RowTexts
        name={vendor.name}
        detail={
          vendor.maintenance ? (
            <Trans>Under maintenance</Trans>
          ) : (
            t`${plural(gameCount, { one: '# game', other: '# games' })}`
          )
        }
      />
    </Link>
  );
}

export function FoundCollections({ collections }: { collections: readonly Collection[] }) {
  const { t } = useLingui();
  const shown = collections.filter(({ gameCategory }) => lobbyOf(gameCategory) !== null);
  if (shown.length === 0) return null;
  return (
    <FoundGroup label={t`Themes and features`}>
      {shown.map((collection) => (
        <CollectionOption
          key={`${collection.filter}:${collection.value}`}
          collection={collection}
        />
      ))}
    </FoundGroup>
  );
}

function CollectionOption({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { filter, value, labelName, gameCategory, gameCount } = collection;
  const option = useOption(`${filter}-${value}`);
  const lobby = lobbyOf(gameCategory);
  if (lobby === null) return null;
  return (
    <Link
      {...option}
      to="/$lobby"
      params={{ lobby }}
      search={collectionFilter(collection)}
      className={optionClass}
    >
      <SquareIcon>
        <Layers size={18} />
      </SquareIcon>
      <RowTexts
        name={asHeading(labelName)}
        detail={t`${plural(gameCount, { one: '# game', other: '# games' })}`}
      />
    </Link>
  );
}

export function FoundLotteries({ lotteries }: { lotteries: readonly NamedLottery[] }) {
  const { t } = useLingui();
  if (lotteries.length === 0) return null;
  return (
    <FoundGroup label={t`Lotteries`}>
      {lotteries.map((lottery) => (
        <LotteryOption key={lottery.gameCode} lottery={lottery} />
      ))}
    </FoundGroup>
  );
}

/** A lottery with the name of its group. */
export interface NamedLottery extends LotteryGame {
  readonly groupName: string;
}

function LotteryOption({ lottery }: { lottery: NamedLottery }) {
  const option = useOption(`lottery-${lottery.gameCode}`);
  const { gameName, groupName } = lottery;
  const group = groupName === gameName ? undefined : groupName;
  return (
    <Link {...option} {...lotteryTarget(lottery)} className={optionClass}>
      <SquareIcon>
        <Ticket size={18} />
      </SquareIcon>
      <RowTexts
        name={gameName}
        detail={lottery.maintenance ? <Trans>Under maintenance</Trans> : group}
      />
    </Link>
  );
}
