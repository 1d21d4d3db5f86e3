import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Mark } from '@palpite/ui/mark.tsx';
import { Rail } from '@palpite/ui/rail.tsx';
import { Link } from '@tanstack/react-router';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';
import { useRailWords } from './use-rail-words.ts';

/** The providers, each once, new ones first, linked to their tab of the first lobby that has them. */
export function VendorRail({ offer }: { offer: readonly OfferedCategory[] }) {
  const { t } = useLingui();
  const { title } = useRailWords('vendors', t`Providers`);
  const vendors = new Map<string, { lobby: LobbySegment; vendor: VendorCard }>();
  for (const { lobby, vendors: cards } of offer) {
    for (const vendor of cards) {
      if (!vendors.has(vendor.vassalage)) vendors.set(vendor.vassalage, { lobby, vendor });
    }
  }
  if (vendors.size === 0) return null;
  return (
    <Rail
      title={title}
      previousLabel={t`Back in ${title}`}
      nextLabel={t`Forward in ${title}`}
      itemClass="w-56"
      atFirst={8}
      items={[...vendors.values()].toSorted(newFirst).map(({ lobby, vendor }) => ({
        id: vendor.vassalage,
        content: <VendorTile lobby={lobby} vendor={vendor} />,
      }))}
    />
  );
}

const newFirst = (a: { vendor: VendorCard }, b: { vendor: VendorCard }) =>
  Number(b.vendor.isNew) - Number(a.vendor.isNew);

function VendorTile({ lobby, vendor }: { lobby: LobbySegment; vendor: VendorCard }) {
  const { t } = useLingui();
  const { gameCount } = vendor;
  return (
    <Link
      to="/$lobby"
      params={{ lobby }}
      search={{ page: vendor.vassalage }}
      className="flex h-18 items-center gap-3 rounded-card border border-border bg-surface px-4 transition-colors duration-150 hover:border-border-strong"
    >
      <Mark
        src={vendor.smallIcon}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-control"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 text-14 leading-4.5 font-semibold">{vendor.name}</span>
        <span className="flex items-center gap-2 text-12 text-muted tabular">
          {t`${plural(gameCount, { one: '# game', other: '# games' })}`}
          {vendor.isNew && (
            <Badge tone="accent">
              <Trans>New</Trans>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}
