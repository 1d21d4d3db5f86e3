import { useLingui } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import Headset from 'lucide-react/icons/headset';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { AddressesRow } from '../features/addresses/addresses-row.tsx';
import { AnnouncementsRow } from '../features/announcements/announcements-row.tsx';
import { ChatRow } from '../features/chat/chat-row.tsx';
import { AppRows } from '../features/download/app-rows.tsx';
import { HelpRow } from '../features/help/help-row.tsx';
import { MessagesRow } from '../features/messages/messages-row.tsx';
import { PromotionsRow } from '../features/promotions/promotions-row.tsx';
import { CategoryRows } from '../features/shell/category-rows.tsx';
import { FoldPanel } from '../features/shell/fold-panel.tsx';
import { HomeRow } from '../features/shell/home-row.tsx';
import { LanguageRows } from '../features/shell/language-rows.tsx';
import { MineRows } from '../features/shell/mine-rows.tsx';
import { ServiceRow } from '../features/shell/service-row.tsx';
import { SocialLinks } from '../features/shell/social-links.tsx';
import { SupportRows } from '../features/shell/support-rows.tsx';
import { offeredLanguages } from '../lib/i18n/language.ts';
import { useServices } from '../lib/services.ts';

/** What the side menu is for: home, the products, promotions, the member's own games, the chat. */
export function MainRows() {
  return (
    <ul className="flex flex-col gap-0.5">
      <CategoryRows />
      <HomeRow />
      <PromotionsRow />
      <MineRows />
      <ChatRow />
    </ul>
  );
}

/** Everything in the drawer, each row from its feature. */
export function SideMenuRows() {
  return (
    <>
      <MainRows />
      <ul className="flex flex-col gap-0.5">
        <Support />
        <OtherWays />
        <LanguageRows />
        <SocialLinks />
      </ul>
    </>
  );
}

/** The same, with what few look for in panels behind squares. `children`: the last square. */
export function FoldedRows({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { boot } = useServices();
  return (
    <ul className="flex gap-1.5 @max-[12rem]/side:flex-col @max-[12rem]/side:gap-1">
      <FoldPanel label={t`Help`} icon={Headset}>
        <SupportList />
      </FoldPanel>
      {offeredLanguages(boot.status).length > 1 && (
        <FoldPanel label={t`Language`} icon={Globe}>
          <LanguageRows />
        </FoldPanel>
      )}
      <FoldPanel label={t`App`} icon={Smartphone}>
        <OtherWays />
        <SocialLinks />
      </FoldPanel>
      {children}
    </ul>
  );
}

function Support() {
  return (
    <SupportRows>
      <SupportList />
    </SupportRows>
  );
}

/** The four ways to an answer. */
function SupportList() {
  return (
    <>
      <ServiceRow />
      <MessagesRow />
      <AnnouncementsRow />
      <HelpRow />
    </>
  );
}

/** Other ways to reach the site: on a phone, at another address. */
function OtherWays() {
  return (
    <li className="mt-2 border-t border-border pt-2 first:mt-0 first:border-0 first:pt-0 empty:hidden">
      <AppRows />
      <AddressesRow />
    </li>
  );
}
