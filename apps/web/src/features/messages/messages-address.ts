import { MESSAGE_TABS, type MessageTab } from '@palpite/contract/message.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';

/** What the page shows, as its part of the address says it. */
export interface MessagesView {
  tab: MessageTab;
  /** From 1. */
  page: number;
  /** The message that is read. */
  message?: string;
  /** Something is written: to `upline`, to a downline by its number, or to whom is yet to be said (`new`). */
  write?: string;
  /** The name of the downline who is written to. */
  name?: string;
}

/** Reads the address; what makes no sense there shows the first page of the first tab. */
export function readView(values: ReportValues): MessagesView {
  const page = Number(values.page);
  const { message, write, name } = values;
  return {
    tab: MESSAGE_TABS.find((tab) => tab === values.tab) ?? 'system',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(message && { message }),
    ...(write && { write }),
    ...(name && { name }),
  };
}

/** Leads to a view of the page: `<Link to="." search={openMessages({ tab, page: 1 })} resetScroll={false}>`. */
export function openMessages({ tab, page, message, write, name }: MessagesView) {
  const report = writeReport({
    tab: tab === 'system' ? undefined : tab,
    page: page === 1 ? undefined : `${page}`,
    message,
    write,
    name,
  });
  return <Search extends object>(search: Search) => ({
    ...openMember('messageV2')(search),
    report,
  });
}
