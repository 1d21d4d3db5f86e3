/**
 * The chat room's script: asks for what is said, shows it, sends what is typed. It writes text alone, never markup
 * (Trusted Types refuse anything else), and knows no token but the room's own pass.
 */

/** After a failure, and after each further one twice as long, up to the longest. In milliseconds. */
const FIRST_REST = 1_000;
const LONGEST_REST = 15_000;
/** As many messages as the room shows. */
const SHOWN = 100;
/** Nearer than this to the end, the window follows what is said; in pixels. */
const NEAR_END = 80;

const { pass, messages: address, texts: textsJson, zone } = document.body.dataset;
const texts = JSON.parse(textsJson ?? '{}');
const part = (selector) => document.querySelector(selector);
const log = part('.log');
const list = part('ol');
const empty = part('.empty');
const newer = part('.newer');
const status = part('.status');
const form = part('form');
const box = part('textarea');
const headers = { Authorization: `Bearer ${pass}` };
const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

let cursor;
let seen = 0;
let over = false;
/** What is sent under one key until it has arrived: sent again, it is the same message. */
let sending = { text: '', key: '' };

function tell(text, wrong = false) {
  status.textContent = text;
  status.classList.toggle('wrong', wrong);
  status.hidden = text === '';
}

function end() {
  over = true;
  form.hidden = true;
  tell(texts.over, true);
}

const isNearEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;

function goToEnd() {
  log.scrollTop = log.scrollHeight;
  newer.hidden = true;
}

function rowOf({ id, name, mine, text, at }) {
  const row = document.createElement('li');
  row.dataset.id = id;
  row.className = mine ? 'mine' : '';
  const head = document.createElement('span');
  const who = document.createElement('b');
  who.textContent = mine ? texts.you : name;
  const when = document.createElement('time');
  when.dateTime = at;
  when.textContent = clock.format(new Date(at));
  head.append(who, when);
  const said = document.createElement('p');
  said.textContent = text;
  row.append(head, said);
  return row;
}

function show({ messages, deleted, cursor: next, muted, reopen }) {
  if (reopen) {
    // What still runs until the other page is there asks no more.
    over = true;
    return location.replace(reopen);
  }
  const follows = cursor === undefined || isNearEnd() || messages.some(({ mine }) => mine);
  for (const id of deleted) list.querySelector(`[data-id="${id}"]`)?.remove();
  for (const message of messages) {
    if (!list.querySelector(`[data-id="${message.id}"]`)) list.append(rowOf(message));
  }
  while (list.children.length > SHOWN) list.firstElementChild.remove();
  cursor = next;
  seen = Math.max(seen, ...messages.map(({ id }) => id));
  empty.hidden = list.children.length > 0;
  if (follows) goToEnd();
  else if (messages.length > 0) newer.hidden = false;
  form.hidden = muted !== null;
  const until = muted !== null && muted !== 'always' ? clock.format(new Date(muted)) : null;
  tell(muted === null ? '' : until ? texts.mutedUntil.replace('{time}', until) : texts.muted);
}

/** Answers only once something was said, or after half a minute without a word. */
async function ask() {
  const query = new URLSearchParams();
  if (cursor !== undefined) query.set('after', cursor);
  // What stands in a window that nobody looks at has not been read.
  if (seen > 0 && document.visibilityState === 'visible') query.set('seen', seen);
  const response = await fetch(`${address}?${query}`, { headers });
  if (response.status === 401 || response.status === 403) return end();
  if (!response.ok) throw new Error(`answered ${response.status}`);
  show(await response.json());
}

async function listen() {
  let rest = FIRST_REST;
  while (!over) {
    try {
      await ask();
      rest = FIRST_REST;
    } catch {
      tell(texts.lost, true);
      await new Promise((resolve) => setTimeout(resolve, rest));
      rest = Math.min(rest * 2, LONGEST_REST);
    }
  }
}

async function send(text) {
  if (sending.text !== text) sending = { text, key: crypto.randomUUID() };
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(sending),
  });
  if (response.status === 401) return end();
  if (response.status === 429) return tell(texts.tooFast, true);
  if (!response.ok) return tell(texts.notSent, true);
  sending = { text: '', key: '' };
  tell('');
  if (box.value.trim() === text) box.value = '';
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = box.value.trim();
  if (text !== '') send(text).catch(() => tell(texts.notSent, true));
  box.focus();
});
box.addEventListener('keydown', (event) => {
  // Enter sends, with Shift it begins a line; while letters are composed it chooses them.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
newer.addEventListener('click', () => {
  goToEnd();
  box.focus();
});
log.addEventListener('scroll', () => {
  if (isNearEnd()) newer.hidden = true;
});

listen();
