import type { Message, MessageSummary } from '@palpite/contract/message.ts';
import type { RichText } from '@palpite/contract/rich-text.ts';
import { type Language, maskedName } from '@palpite/domain';
import type { message } from '../tables/message.table.ts';
import type { AccountView } from '#modules/identity/index.ts';
import type { Mailbox } from './mailbox.ts';

type MessageRow = typeof message.$inferSelect;
type Other = Pick<AccountView, 'id' | 'username'>;

/** A message with its reader's mark, and for a personal one the account on its other side. */
export interface InboxEntry {
  readonly row: MessageRow;
  readonly other: Other | null;
  readonly readAt: Date | null;
}

/** The length of a personal message in a list, in UTF-16 units as the contract counts a label's 200. */
const TITLE_UNITS = 120;
/** Characters as readers count them: an emoji and its skin colour are one. */
const signs = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A message in its owner's list. */
export function summaryOf(entry: InboxEntry, mailbox: Mailbox, language: Language): MessageSummary {
  const { row, readAt } = entry;
  const sent = row.senderId === mailbox.id;
  return {
    messageId: String(row.id),
    title: row.text === null ? textsIn(row, mailbox, language).title : beginning(row.text),
    sentAt: row.sentAt.toISOString(),
    read: sent || readAt !== null,
    correspondent: correspondentOf(entry, sent),
  };
}

interface Whole {
  readonly answerable: boolean;
  /** The steps before it, newest first. */
  readonly earlier: readonly MessageRow[];
}

/** A message in full. */
export function messageOf(
  entry: InboxEntry,
  mailbox: Mailbox,
  language: Language,
  { answerable, earlier }: Whole,
): Message {
  const { text } = entry.row;
  return {
    ...summaryOf(entry, mailbox, language),
    content: text === null ? textsIn(entry.row, mailbox, language).content : plainText(text),
    answerable,
    fromCustomerService: entry.row.supportMessageId !== null,
    earlier: earlier.map((row) => ({
      ...textsIn(row, mailbox, language),
      sentAt: row.sentAt.toISOString(),
    })),
  };
}

/** Who the other side is to the message's owner; an upline's name is private. */
function correspondentOf({ row, other }: InboxEntry, sent: boolean) {
  if (other === null || row.toUpline === null) return null;
  const isUpline = row.toUpline === sent;
  return {
    relation: isUpline ? ('upline' as const) : ('downline' as const),
    name: isUpline ? maskedName(other.username) : other.username,
    downlineId: isUpline ? null : String(other.id),
    sent,
  };
}

/** In the requested language, otherwise in the brand's own, otherwise in any that it was written in. */
function textsIn({ id, texts }: MessageRow, { brand }: Mailbox, language: Language) {
  const translation =
    texts?.[language] ?? texts?.[brand.defaultLanguage] ?? Object.values(texts ?? {})[0];
  if (translation === undefined) throw new Error(`message ${id} has no text`);
  return translation;
}

/** The beginning of a text, on one line. */
export function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_UNITS) return line;
  // The ellipsis replaces the whole character that contains the last unit.
  const end = signs.segment(line).containing(TITLE_UNITS - 1)?.index ?? 0;
  return `${line.slice(0, end)}…`;
}

/** As many blocks as the contract's rich text allows. */
const MOST_LINES = 100;

/** A person's text, a paragraph for each line: marks in it have no meaning. */
export function plainText(text: string): RichText {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const last = lines.slice(MOST_LINES - 1).join(' ');
  return [...lines.slice(0, MOST_LINES - 1), last]
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', runs: [{ text: line }] }));
}
