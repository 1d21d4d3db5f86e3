import type { Messages } from '@lingui/core';

const ELEMENT_ID = 'texts';

/** The element that carries a page's own texts, written by the server into a page that is shared. */
export function pageTextsElement(catalogue: Messages, used: ReadonlySet<string>): string {
  const own = Object.fromEntries(Object.entries(catalogue).filter(([key]) => used.has(key)));
  const text = JSON.stringify(own).replaceAll('<', '\\u003c');
  return `<script id="${ELEMENT_ID}" type="application/json">${text}</script>`;
}

/** The page's own texts; undefined where the server wrote none. */
export function readPageTexts(page: Document): Messages | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Messages) : undefined;
}
