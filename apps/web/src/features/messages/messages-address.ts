import { MESSAGE_TABS, type MessageTab } from '@palpite/contract/message.ts';
import { readPlace } from '../../lib/page-place.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';

/** The view of the page, as its part of the address describes it. */
export interface MessagesView {
  tab: MessageTab;
  /** The place of the page of the tab; undefined for the first. */
  page?: string | undefined;
  /** The open message. */
  message?: string;
  /** The recipient of a new message: `upline`, a downline by its number, or one still to be chosen (`new`). */
  write?: string;
  /** The name of the downline who receives it. */
  name?: string;
}

/** Reads the address; an invalid one shows the first page of the first tab. */
export function readView(values: ReportValues): MessagesView {
  const { message, write, name } = values;
  return {
    tab: MESSAGE_TABS.find((tab) => tab === values.tab) ?? 'system',
    page: readPlace(values.page),
    ...(message && { message }),
    ...(write && { write }),
    ...(name && { name }),
  };
}

/** Opens a view of the page: `<Link to="." search={openMessages({ tab })} resetScroll={false}>`. */
export function openMessages({ tab, page, message, write, name }: MessagesView) {
  const report = writeReport({
    tab: tab === 'system' ? undefined : tab,
    page,
    message,
    write,
    name,
  });
  return <Search extends object>(search: Search) => ({
    ...openMember('messageV2')(search),
    report,
  });
}
