import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedPlace } from '@palpite/contract/face.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import { type ReactNode, useId } from 'react';
import { PlaceSign } from '../../parts/catalogue/place-sign.tsx';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { type OpenDoor, useDoors, useLotteryDoor } from '../../parts/catalogue/use-doors.ts';
import { VendorLinks } from './vendor-rows.tsx';

const tabClass =
  'relative isolate flex h-19 min-w-22 flex-col items-center justify-center gap-1 px-4 text-14 font-semibold whitespace-nowrap text-on-bar-muted outline-offset-[-4px] hover:text-on-bar ' +
  // The current tab stands under an arch.
  'before:absolute before:inset-x-1.5 before:top-1.5 before:bottom-0 before:-z-1 before:rounded-t-[50%_40%] before:border-2 before:border-b-0 before:border-transparent aria-[current=page]:text-on-bar aria-[current=page]:before:border-action aria-[current=page]:before:bg-bar max-md:h-15 max-md:min-w-18 max-md:px-2.5 max-md:text-13';

/** The products as tabs under the header, each with its vendors: the menu of a brand that has none next to the page. */
export function TopTabs() {
  const { t } = useLingui();
  const doors = useDoors();
  const lottery = useLotteryDoor();
  return (
    <nav
      aria-label={t`Products`}
      className="top-tabs border-b-2 border-action/50 bg-bar-field text-on-bar md:pl-(--side-width)"
    >
      <ul className="no-scrollbar mx-auto flex max-w-content overflow-x-auto px-3 md:px-5">
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
            <TabIcon place="HOME">
              <House size={26} />
            </TabIcon>
            <Trans>Home</Trans>
          </Link>
        </li>
        {lottery.first && <LotteryTab />}
        {doors.map((door) => (
          <ProductTab key={door.category} door={door} />
        ))}
        {!lottery.first && <LotteryTab />}
        <li className="ml-auto">
          <Link to="/promotions" activeOptions={{ includeSearch: false }} className={tabClass}>
            <TabIcon place="PROMOTIONS">
              <Gift size={26} />
            </TabIcon>
            <Trans>Promotions</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function LotteryTab() {
  return (
    <li>
      <Link to="/lottery" activeOptions={{ includeSearch: false }} className={tabClass}>
        <TabIcon place="LOTT">
          <CategoryIcon category="LOTT" size={26} />
        </TabIcon>
        <Trans>Lotteries</Trans>
      </Link>
    </li>
  );
}

function TabIcon({ place, children }: { place: SignedPlace; children: ReactNode }) {
  return (
    <span className="grid size-8 place-items-center text-(--color-action) max-md:size-7">
      <PlaceSign place={place} size={30}>
        {children}
      </PlaceSign>
    </span>
  );
}

function ProductTab({ door }: { door: OpenDoor }) {
  const { t } = useLingui();
  const id = useId();
  const panelId = `vendors${id}`;
  const anchorName = `--vendors-${id.replaceAll(/\W/g, '')}`;
  return (
    <li className="flex items-stretch">
      <Link
        to="/$lobby"
        params={{ lobby: door.lobby }}
        activeOptions={{ includeSearch: false }}
        className={tabClass}
      >
        <TabIcon place={door.category}>
          <CategoryIcon category={door.category} size={26} />
        </TabIcon>
        {door.name}
      </Link>
      <button
        type="button"
        popoverTarget={panelId}
        style={{ anchorName }}
        aria-label={t`Providers of ${door.name}`}
        className="-ml-3 grid w-11 place-items-center text-on-bar-muted outline-offset-[-4px] hover:text-on-bar max-md:hidden"
      >
        <ChevronDown size={18} />
      </button>
      <div
        id={panelId}
        popover="auto"
        style={{ positionAnchor: anchorName }}
        className="popover-below popover-start fixed m-0 mt-1 max-h-[min(28rem,80dvh)] w-72 overflow-y-auto rounded-card border border-border bg-overlay p-2 text-default shadow-overlay"
      >
        <ul>
          <VendorLinks door={door} />
        </ul>
      </div>
    </li>
  );
}
