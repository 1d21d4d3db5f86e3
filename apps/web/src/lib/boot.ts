import type { Messages } from '@lingui/core';
import type { SystemStatus } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import type { Theme } from './theme.ts';

/**
 * What the server knew when it rendered the page, handed to the browser once, so that both start from
 * the same facts. Visitor pages are shared, so nothing here may belong to one visitor: the status
 * answer travels without the location it was asked from.
 */
export interface Boot {
  /** Origin of the page, e.g. `https://example.test`. */
  origin: string;
  language: Language;
  theme: Theme;
  status: PublicStatus;
  /** What people call the operator's time zone in this language: finding it would block a slow phone for too long. */
  timeZoneName: string;
  /** Where the visitor was seen to come from: on the page that is shut for that alone, which is never shared. */
  location?: SystemStatus['location'];
  /** Files that the page needs soon: the texts of its language, the font. Empty in development. */
  preloads: readonly Preload[];
  /** The operator's own words, ready to be shown, by the key of the text that they stand for. */
  ownTexts?: Messages;
}

/** Attributes of a `<link>` that fetches ahead. */
export interface Preload {
  rel: 'modulepreload' | 'preload';
  href: string;
  as?: 'font';
  type?: string;
  crossOrigin?: 'anonymous';
}

export type PublicStatus = Omit<SystemStatus, 'location'>;

export const BOOT_ELEMENT_ID = 'boot';

/** The text of the boot element. `<` is escaped so that no operator's text can end the element. */
export function bootText(boot: Boot): string {
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

/** Reads the boot element; the server wrote it from parsed answers, so its shape is the server's word. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot data');
  return JSON.parse(text) as Boot;
}
