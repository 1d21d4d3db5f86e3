import { html, raw } from 'hono/html';
import type { OutboxMessage } from './outbox.ts';

/** The outbox for developers, without a script in it. The template escapes every text. */
export function outboxPage(messages: readonly OutboxMessage[], nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox</title>
        <style nonce="${nonce}">${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>What the operator sent while no gateway is set, newest first. Kept for a day. <a href="">Reload</a></p>
          ${messages.length === 0 ? html`<p>Nothing was sent.</p>` : html`<ol>${messages.map(card)}</ol>`}
        </main>
      </body>
    </html>`;
}

function card({ channel, brandCode, recipient, subject, text, sentAt }: OutboxMessage) {
  const at = sentAt.toISOString();
  return html`<li>
    <p><time datetime="${at}">${at}</time> · ${brandCode} · ${channel} · <strong>${recipient}</strong></p>
    ${channel === 'email' ? html`<h2>${subject}</h2>` : ''}
    <p class="text">${text}</p>
  </li>`;
}

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:450 14px/1.5 system-ui,"Noto Sans Thai","Noto Sans SC",sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:16px;padding:20px;max-width:640px;margin:0 auto}
h1{font-size:18px}
h2{font-size:14px}
ol{list-style:none;padding:0;display:grid;gap:12px}
li{display:grid;gap:6px;padding:12px 16px;border:1px solid GrayText;border-radius:10px}
.text{white-space:pre-wrap;font-size:16px}
a:focus-visible{outline:2px solid;outline-offset:2px}
`.replaceAll('\n', '');
