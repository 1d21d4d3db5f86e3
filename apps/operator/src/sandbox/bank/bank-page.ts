import { CURRENCY_DIGITS, decimalText } from '@palpite/domain';
import { html, raw } from 'hono/html';
import type { sandboxBankNotice, sandboxBankPayment, sandboxBankRefund } from './bank.table.ts';
import { SANDBOX_BANK_PATH } from './sandbox-bank.ts';

/** A payment that the bank expects, and its notifications. */
export interface BankPayment extends Readonly<typeof sandboxBankPayment.$inferSelect> {
  /** The refunds that the operator has ordered. */
  readonly refunds: readonly (typeof sandboxBankRefund.$inferSelect)[];
  readonly notices: readonly (typeof sandboxBankNotice.$inferSelect)[];
}

const EVENTS = {
  seen: 'on its way',
  settled: 'paid',
  refused: 'refused',
  refunded: 'sent back',
  'refund-failed': 'could not be sent back',
} as const;

/** The sandbox bank for developers, without a script in it. The template escapes every text. */
export function bankPage(
  payments: readonly BankPayment[],
  reference: string | undefined,
  nonce: string,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox bank</title>
        <style nonce="${nonce}">${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>Sandbox bank</h1>
          <p>Payments of play money that sites on this machine expect, newest first. Each button sends the operator the notification of a payment provider. <a href="">Reload</a></p>
          ${reference ? html`<p><a href="${SANDBOX_BANK_PATH}">All payments</a></p>` : ''}
          ${payments.length === 0 ? html`<p>No payment is expected.</p>` : html`<ol>${payments.map(card)}</ol>`}
        </main>
      </body>
    </html>`;
}

function card(payment: BankPayment) {
  const { reference, holder, amountMinor, currency, openedAt, expiresAt, notices } = payment;
  const amount = `${decimalText(amountMinor, currency)} ${currency}`;
  const isPaid = notices.some(({ event }) => event === 'settled');
  return html`<li>
    <h2>${reference} · ${amount}</h2>
    <p>To ${holder}<br />Requested at ${time(openedAt)}<br />Times out at ${time(expiresAt)}</p>
    ${notices.length === 0 ? '' : html`<ul>${notices.map((each) => told(each, currency))}</ul>`}
    ${payment.refunds.map((each) => refundCard(payment, each))}
    <div class="acts">
      ${form(payment, 'settled', isPaid ? `Pay ${amount} again` : `Pay ${amount}`)}
      ${form(payment, 'seen', 'Pay, not settled yet')}
      ${form(payment, 'refused', 'Refuse')}
    </div>
    <form method="post" class="acts">
      <input type="hidden" name="reference" value="${reference}" />
      <input type="hidden" name="event" value="settled" />
      <label>Another amount, in ${CURRENCY_DIGITS[currency] === 0 ? currency : `hundredths of ${currency}`}
        <input name="amountMinor" inputmode="numeric" required pattern="[1-9][0-9]{0,14}" value="${amountMinor.toString()}" />
      </label>
      <button>Pay that</button>
    </form>
  </li>`;
}

/** A refund that the operator orders; its outcome can be set once. */
function refundCard(
  { reference, currency, notices }: BankPayment,
  { refundId, amountMinor }: BankPayment['refunds'][number],
) {
  const isOver = notices.some((each) => each.refundId === refundId);
  const act = (event: 'refunded' | 'refund-failed', label: string) => html`<form method="post">
    <input type="hidden" name="reference" value="${reference}" />
    <input type="hidden" name="refundId" value="${refundId}" />
    <input type="hidden" name="event" value="${event}" />
    <button>${label}</button>
  </form>`;
  return html`<p>The operator asks for a refund: ${refundId} · ${decimalText(amountMinor, currency)} ${currency}</p>
    ${
      isOver
        ? ''
        : html`<div class="acts">
      ${act('refunded', `Send ${refundId} back`)}
      ${act('refund-failed', `Say that ${refundId} cannot be sent back`)}
    </div>`
    }`;
}

const form = (
  { reference, amountMinor }: BankPayment,
  event: 'seen' | 'settled' | 'refused',
  label: string,
) =>
  html`<form method="post">
    <input type="hidden" name="reference" value="${reference}" />
    <input type="hidden" name="event" value="${event}" />
    <input type="hidden" name="amountMinor" value="${amountMinor.toString()}" />
    <button>${label}</button>
  </form>`;

const told = (
  { at, event, amountMinor, refundId, toldAt }: BankPayment['notices'][number],
  currency: BankPayment['currency'],
) => html`<li>
  ${time(at)} · ${[EVENTS[event], refundId].filter(Boolean).join(' ')} · ${decimalText(amountMinor, currency)} · ${toldAt ? 'the operator knows' : 'not heard yet, told again'}
</li>`;

const time = (at: Date) => html`<time datetime="${at.toISOString()}">${at.toISOString()}</time>`;

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:450 14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:16px;padding:20px;max-width:720px;margin:0 auto}
h1{font-size:18px}
h2{font-size:16px}
ol{list-style:none;padding:0;display:grid;gap:12px}
ol>li{display:grid;gap:8px;padding:12px 16px;border:1px solid GrayText;border-radius:10px}
ul{padding-left:18px}
.acts{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
label{display:grid;gap:4px}
button,input:not([type=hidden]){font:inherit;min-height:44px;padding:8px 14px;border-radius:8px;border:1px solid GrayText}
button{cursor:pointer}
:focus-visible{outline:2px solid;outline-offset:2px}
`.replaceAll('\n', '');
