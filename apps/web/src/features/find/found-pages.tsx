import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { Link, type LinkProps } from '@tanstack/react-router';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Gift from 'lucide-react/icons/gift';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LucideIcon } from 'lucide-react';
import type { PublicStatus } from '../../lib/boot.ts';
import { openAnnouncements, openApp, openHelp } from '../../lib/dialog-links.ts';
import { APP_SYSTEMS, openLogin, openRegister } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { useOption } from './found-context.ts';
import { SquareIcon } from './found-lists.tsx';
import { FoundGroup, optionClass, RowTexts } from './found-row.tsx';
import { namesMatch } from './text-match.ts';

interface Reader {
  readonly status: PublicStatus;
  readonly member: SessionRecord | null;
}

/** A page of the site that a search finds by its name and by other words. */
interface SitePage {
  readonly key: string;
  readonly name: MessageDescriptor;
  /** Words that people type for it, separated by commas. */
  readonly words: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
  readonly isOffered: (reader: Reader) => boolean;
}

const always = () => true;
const isVisitor = ({ member }: Reader) => member === null;
/** A visitor logs in there first. */
const inMemberCentre = ({ status, member }: Reader) =>
  status.settings.memberCentre && (member === null || isPermitted(roleOf(member), 'member-centre'));
const hasApp = ({ status }: Reader) =>
  status.info.resources.some(({ resourceType }) => resourceType === APP_SYSTEMS[0]);

const PAGES: readonly SitePage[] = [
  {
    key: 'deposit',
    name: msg({ context: 'verb', message: 'Deposit' }),
    words: msg`add money, top up, pay in, payment, balance`,
    icon: ArrowDownToLine,
    link: { to: '.', search: openMember('depositv2') },
    isOffered: inMemberCentre,
  },
  {
    key: 'withdraw',
    name: msg({ context: 'verb', message: 'Withdraw' }),
    words: msg`withdrawal, cash out, payout, get paid`,
    icon: ArrowUpFromLine,
    link: { to: '.', search: openMember('withdraw') },
    isOffered: inMemberCentre,
  },
  {
    key: 'promotions',
    name: msg`Promotions`,
    words: msg`bonus, offers, cashback, gift`,
    icon: Gift,
    link: { to: '/promotions' },
    isOffered: always,
  },
  {
    key: 'lotteries',
    name: msg`Lotteries`,
    words: msg`lottery, draw, numbers, results`,
    icon: Ticket,
    link: { to: '/lottery' },
    isOffered: always,
  },
  {
    key: 'bets',
    name: msg`Betting record`,
    words: msg`my bets, history, rounds`,
    icon: ReceiptText,
    link: { to: '.', search: openMember('personalHistoryCopy') },
    isOffered: inMemberCentre,
  },
  {
    key: 'record',
    name: msg`Account record`,
    words: msg`transactions, statement, transfers`,
    icon: ScrollText,
    link: { to: '.', search: openMember('transactionHistory') },
    isOffered: inMemberCentre,
  },
  {
    key: 'account',
    name: msg`My account`,
    words: msg`profile, security, password, phone, settings`,
    icon: UserRoundCog,
    link: { to: '.', search: openMember('securityCenter') },
    isOffered: inMemberCentre,
  },
  {
    key: 'messages',
    name: msg`Platform messages`,
    words: msg`inbox, notices, notifications`,
    icon: Mail,
    link: { to: '.', search: openMember('messageV2') },
    isOffered: inMemberCentre,
  },
  {
    key: 'announcements',
    name: msg`Announcements`,
    words: msg`news, maintenance`,
    icon: Megaphone,
    link: { to: '.', search: openAnnouncements },
    isOffered: always,
  },
  {
    key: 'help',
    name: msg`Help centre`,
    words: msg`support, questions, rules, contact, customer service`,
    icon: CircleQuestionMark,
    link: { to: '.', search: openHelp() },
    isOffered: always,
  },
  {
    key: 'app',
    name: msg`Get the app`,
    words: msg`download, install, Android, iPhone`,
    icon: Smartphone,
    link: { to: '.', search: openApp(APP_SYSTEMS[0]) },
    isOffered: hasApp,
  },
  {
    key: 'login',
    name: msg`Log in`,
    words: msg`sign in, enter`,
    icon: LogIn,
    link: { to: '.', search: openLogin },
    isOffered: isVisitor,
  },
  {
    key: 'register',
    name: msg`Register`,
    words: msg`sign up, open an account, join`,
    icon: UserRoundPlus,
    link: { to: '.', search: openRegister },
    isOffered: (reader) => isVisitor(reader) && offersRegistration(reader.status),
  },
];

/** The pages that a text names and that the reader may open. */
export function usePages(text: string): readonly SitePage[] {
  const { i18n } = useLingui();
  const { status } = useServices().boot;
  const member = useMember();
  return PAGES.filter(({ isOffered }) => isOffered({ status, member })).filter(({ name, words }) =>
    [i18n._(name), ...i18n._(words).split(/[,，、]/)].some((each) => namesMatch(text, [each])),
  );
}

export function FoundPages({ pages }: { pages: readonly SitePage[] }) {
  const { t } = useLingui();
  if (pages.length === 0) return null;
  return (
    <FoundGroup label={t`Pages`}>
      {pages.map((page) => (
        <PageOption key={page.key} page={page} />
      ))}
    </FoundGroup>
  );
}

function PageOption({ page: { key, name, icon: Icon, link } }: { page: SitePage }) {
  const { i18n } = useLingui();
  const option = useOption(`page-${key}`);
  return (
    <Link
      {...option}
      {...link}
      resetScroll={link.to !== '.'}
      activeProps={{}}
      className={optionClass}
    >
      <SquareIcon>
        <Icon size={18} />
      </SquareIcon>
      <RowTexts name={i18n._(name)} />
    </Link>
  );
}
