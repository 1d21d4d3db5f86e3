import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { Mark } from '@palpite/ui/mark.tsx';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';
import { useRailWords } from './use-rail-words.ts';

/** Marks that a phone shows; a wide screen shows all. */
const SEEN = 16;

/** The providers as their marks, each once, new ones first, linked to their tab of the first lobby that has them. */
export function VendorMarks({ offer }: { offer: readonly OfferedCategory[] }) {
  const { t } = useLingui();
  const id = useId();
  const { title } = useRailWords('vendors', t`Providers`);
  const vendors = new Map<string, { lobby: LobbySegment; vendor: VendorCard }>();
  for (const { lobby, vendors: cards } of offer) {
    for (const vendor of cards) {
      if (!vendors.has(vendor.vassalage)) vendors.set(vendor.vassalage, { lobby, vendor });
    }
  }
  if (vendors.size === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display mb-3 py-1 text-20 shell-top:uppercase md:text-24">
        {title}
      </h2>
      <ul className="grid grid-cols-4 gap-x-1 gap-y-3 md:gap-x-2 sm:grid-cols-6 md:grid-cols-8 xl:grid-cols-12">
        {[...vendors.values()].toSorted(newFirst).map(({ lobby, vendor }, index) => (
          <li key={vendor.vassalage} className={index < SEEN ? undefined : 'max-md:hidden'}>
            <VendorMark lobby={lobby} vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const newFirst = (a: { vendor: VendorCard }, b: { vendor: VendorCard }) =>
  Number(b.vendor.isNew) - Number(a.vendor.isNew);

function VendorMark({ lobby, vendor }: { lobby: LobbySegment; vendor: VendorCard }) {
  const { t } = useLingui();
  const { gameCount } = vendor;
  return (
    <Link
      to="/$lobby"
      params={{ lobby }}
      search={{ page: vendor.vassalage }}
      title={t`${plural(gameCount, { one: '# game', other: '# games' })}`}
      className="group/mark vendor-mark"
    >
      <Mark src={vendor.smallIcon} alt="" width={56} height={56} className="vendor-mark-art" />
      <span className="vendor-mark-name">
        <span>{vendor.name}</span>
        {vendor.isNew && (
          <b className="text-accent-strong">
            <Trans>New</Trans>
          </b>
        )}
      </span>
    </Link>
  );
}
