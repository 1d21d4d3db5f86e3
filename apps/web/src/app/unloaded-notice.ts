import { msg } from '@lingui/core/macro';
import type { Services } from '../lib/services.ts';
import { BROWSER_FLOOR } from '../lib/browser-floor.ts';
import { escapeHtml } from '../lib/escape-html.ts';

/**
 * The message for when the page's own files do not load: rendered by the server into every page, hidden, since nothing
 * could render it then; and the message for a browser that is too old to run them. `styles/unloaded.css` decides when it shows. Only links, which need no script.
 */
export function unloadedNotice({ boot, texts }: Services): string {
  const { i18n } = texts;
  const { brandName } = boot.status;
  const title = i18n._(msg`This page did not load completely`);
  const text = i18n._(msg`Check your network and try again.`);
  // An empty address is the page's own: the link reloads it.
  const again = `<a href="" class="${BUTTON} bg-accent text-on-accent">${escapeHtml(i18n._(msg`Try again`))}</a>`;
  const home = `<a href="/" class="${BUTTON} border border-border-strong">${escapeHtml(i18n._(msg`Back to home`))}</a>`;
  const { chrome, firefox, safari } = BROWSER_FLOOR;
  const old = i18n._(msg`This browser is too old for logging in and playing`);
  const floor = i18n._(
    msg`You can read every page. For everything else update it, or use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or a newer one.`,
  );
  return (
    '<div role="alert" data-nosnippet class="unloaded-notice flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border-b border-border bg-overlay px-4 py-3 text-14 shadow-overlay">' +
    `<strong class="unloaded-brand text-16 text-accent-strong">${escapeHtml(brandName)}</strong>` +
    `<p class="unloaded-now"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</p>` +
    `<p class="unloaded-old"><strong>${escapeHtml(old)}</strong><br>${escapeHtml(floor)}</p>` +
    `<p class="unloaded-now flex flex-wrap gap-3">${again}${home}</p>` +
    '</div>'
  );
}

const BUTTON = 'inline-flex min-h-11 items-center rounded-control px-5 font-bold';
