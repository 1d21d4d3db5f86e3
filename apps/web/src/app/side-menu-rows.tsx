import { AddressesRow } from '../features/addresses/addresses-row.tsx';
import { AnnouncementsRow } from '../features/announcements/announcements-row.tsx';
import { ChatRow } from '../features/chat/chat-row.tsx';
import { AppRows } from '../features/download/app-rows.tsx';
import { HelpRow } from '../features/help/help-row.tsx';
import { LotteriesRow } from '../features/lottery-hall/lotteries-row.tsx';
import { MessagesRow } from '../features/messages/messages-row.tsx';
import { PromotionsRow } from '../features/promotions/promotions-row.tsx';
import { CategoryRows } from '../features/shell/category-rows.tsx';
import { HomeRow } from '../features/shell/home-row.tsx';
import { LanguageRows } from '../features/shell/language-rows.tsx';
import { ServiceRow } from '../features/shell/service-row.tsx';
import { SocialLinks } from '../features/shell/social-links.tsx';
import { SupportRows } from '../features/shell/support-rows.tsx';

/** Everything in the side menu, each row from its feature. Loads with the menu, after the first view. */
export function SideMenuRows() {
  return (
    <ul className="flex flex-col gap-0.5">
      <HomeRow />
      <CategoryRows />
      <LotteriesRow />
      <PromotionsRow />
      <SupportRows>
        <ServiceRow />
        <MessagesRow />
        <AnnouncementsRow />
        <HelpRow />
      </SupportRows>
      <ChatRow />
      {/* Other ways to reach the site: on a phone, at another address. */}
      <li className="mt-2 border-t border-border pt-2 empty:hidden">
        <AppRows />
        <AddressesRow />
      </li>
      <LanguageRows />
      <SocialLinks />
    </ul>
  );
}
