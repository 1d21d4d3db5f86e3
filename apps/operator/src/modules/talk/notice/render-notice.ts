import type { RichText } from '@palpite/contract/rich-text.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import type { Notice, NoticeValue, PageLink } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';
import { moneyText, timeText } from '#kernel/texts/value-text.ts';

/** The reader of a notice: of an entry in the inbox, or of a message. */
export interface Reader {
  readonly language: Language;
  readonly brandName: string;
  /** IANA name; the brand's. */
  readonly timeZone: string;
  /** Absent when the recipient may have no account. */
  readonly username?: string;
}

const MESSAGE = {
  subject: defineText(/*i18n*/ { id: 'message.subject', message: '{brand}: {subject}' }),
  text: defineText(/*i18n*/ { id: 'message.text', message: '{brand}: {text}' }),
};

/** Marks the place of a link in a text. Unicode has this character for it; it is removed from all values. */
const MARK = '\uFFFC';

/**
 * Writes a notice for the inbox, without the brand's name, which is shown above it. A link is a path: the reader may
 * be at any of the brand's addresses. Staff's text is plain text; nothing in it becomes a link or a value.
 */
export function inboxNotice(
  reader: Reader,
  notice: Notice,
): { readonly title: string; readonly content: RichText } {
  const links: PageLink[] = [];
  const text = fillIn(reader, notice, (link) => {
    links.push(link);
    return MARK;
  });
  const runs = text
    .replaceAll('  ', ' ')
    .split(MARK)
    .flatMap((part, index) => {
      const link = links[index - 1];
      return link === undefined ? [{ text: part }] : [runOf(link), { text: part }];
    });
  const below = notice.linkBelow === undefined ? [] : [[runOf(notice.linkBelow)]];
  const paragraphs = [runs.filter((run) => run.text !== ''), ...below];
  return {
    title: capital(textIn(reader.language, notice.texts.title)),
    content: paragraphs.map((each) => ({ kind: 'paragraph', runs: each })),
  };
}

const runOf = ({ path, label = path }: PageLink) => ({ text: label, href: path });

/**
 * Writes a notice as an e-mail or an SMS.
 * @param origin the brand's site, for links
 */
export function messageOf(
  reader: Reader,
  notice: Notice,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const { language, brandName: brand } = reader;
  const subject = textIn(language, notice.texts.title);
  const text = fillIn(reader, notice, ({ path }) => new URL(path, origin).href);
  return {
    subject: textIn(language, MESSAGE.subject, { brand, subject }),
    text: textIn(language, MESSAGE.text, { brand, text }),
  };
}

function fillIn(
  { language, timeZone, username = '' }: Reader,
  { texts, values }: Notice,
  linkText: (link: PageLink) => string,
): string {
  const tag = LANGUAGE_TAGS[language];
  const written = (value: NoticeValue): string => {
    if (typeof value === 'string') return value.replaceAll(MARK, '');
    if (value instanceof Date) return timeText(value, timeZone, tag);
    if ('minor' in value) return moneyText(value.minor, value.currency, tag);
    if ('path' in value) return linkText(value);
    return textIn(language, value);
  };
  const all = texts.text.values.map((name) => [
    name,
    name === 'account' ? username : written(values[name] ?? ''),
  ]);
  return textIn(language, texts.text, Object.fromEntries(all));
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
