import { describe, expect, test } from 'vitest';
import { noticeOf } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { inboxNotice, messageOf, type Reader } from './render-notice.ts';

const reader: Reader = {
  language: 'EN',
  username: 'ana',
  brandName: 'Palpite',
  timeZone: 'America/Sao_Paulo',
};
const TEXTS = {
  title: defineText({ id: 'test.title', message: 'your limit was changed' }),
  text: defineText({
    id: 'test.text',
    message: 'the limit of {account} is {amount} from {time}. {reason} See {link}',
  }),
};
const values = {
  amount: { minor: 123_450n, currency: 'BRL' as const },
  time: new Date('2026-03-02T12:00:00Z'),
  reason: 'You asked for it.',
  link: { path: '/security' },
};

describe('a notice in the inbox', () => {
  test('has its amounts and times in the brand’s format, and links to a page by its path', () => {
    const { title, content } = inboxNotice(reader, noticeOf(TEXTS, values));
    expect(title).toBe('Your limit was changed');
    expect(content).toEqual([
      {
        kind: 'paragraph',
        runs: [
          {
            text: expect.stringMatching(
              /^the limit of ana is R\$1,234\.50 from Mar 2, 2026, 09:00\sAM\. You asked for it\. See $/,
            ),
          },
          { text: '/security', href: '/security' },
        ],
      },
    ]);
  });

  test('has a further link in a paragraph of its own', () => {
    const below = { path: '/?member=withdraw', label: 'W7' };
    const { content } = inboxNotice(reader, noticeOf(TEXTS, values, below));
    expect(content.at(-1)).toEqual({
      kind: 'paragraph',
      runs: [{ text: 'W7', href: '/?member=withdraw' }],
    });
  });

  test('shows staff’s text as it is: without values or links in it', () => {
    const typed = { ...values, reason: '{account} \uFFFC <a href="/">' };
    const { content } = inboxNotice(reader, noticeOf(TEXTS, typed));
    const [paragraph] = content;
    if (paragraph?.kind !== 'paragraph') throw new Error('a notice is a paragraph');
    expect(paragraph.runs.filter(({ href }) => href)).toEqual([
      { text: '/security', href: '/security' },
    ]);
    expect(paragraph.runs[0]?.text).toContain('{account} <a href="/">');
  });
});

test('a message begins with the brand’s name, and its link is a full address', () => {
  const { subject, text } = messageOf(reader, noticeOf(TEXTS, values), 'https://palpite.example');
  expect(subject).toBe('Palpite: your limit was changed');
  expect(text).toMatch(
    /^Palpite: the limit of ana is .* See https:\/\/palpite\.example\/security$/,
  );
});
