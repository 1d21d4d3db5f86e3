/**
 * The customer-service window's script: polls for answers to the messages that it shows, and shows them. It writes
 * only text, never markup (Trusted Types refuse anything else), and changes nothing that is being typed.
 */

/** Between two polls, in milliseconds: at first, and after a while without an answer. */
const SOON = 4_000;
const LATER = 15_000;
const A_WHILE = 600_000;
const LONGEST_REST = 60_000;

const { pass, answers: address, texts: textsJson } = document.body.dataset;
const texts = JSON.parse(textsJson ?? '{}');
const news = document.querySelector('.news');
const title = document.title;
const cards = [...document.querySelectorAll('[data-reference]')];
const references = [...new Set(cards.map(({ dataset }) => dataset.reference))];
const headers = pass ? { Authorization: `Bearer ${pass}` } : {};

let lastNews = Date.now();
let timer;
let asking = false;

/** Keeps what this person has typed until it is sent: the page may be closed, or shown again in another language. */
function keepDraft(box) {
  if (box === null) return;
  const storage = usableStorage();
  if (storage === null) return;
  const key = `supportDraft:${document.body.dataset.writer}`;
  if (box.value === '') box.value = storage.getItem(key) ?? '';
  box.addEventListener('input', () => storage.setItem(key, box.value));
  box.form.addEventListener('submit', () => storage.removeItem(key));
}

/** Null where the browser refuses it. */
function usableStorage() {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function textPart(name, className, text) {
  const part = document.createElement(name);
  part.className = className;
  part.textContent = text;
  return part;
}

/** @returns whether the card did not show that answer before */
function showAnswer(card, answer) {
  const before = card.querySelector('.answered .said');
  if (before?.textContent === answer) return false;
  const box = textPart('div', 'answered', '');
  box.append(textPart('small', '', texts.answer), textPart('p', 'said', answer));
  (card.querySelector('.answered') ?? card.querySelector('.waiting'))?.replaceWith(box);
  return true;
}

/** Announces it once, with a link; a person who is typing another message is not interrupted. */
function tell(card) {
  const link = textPart('a', '', texts.readAnswer);
  link.href = `#${card.id}`;
  link.addEventListener('click', () => news.replaceChildren());
  news.replaceChildren(textPart('span', '', texts.answerCame), ' ', link);
  if (!document.hasFocus()) document.title = `● ${title}`;
}

async function ask() {
  const query = new URLSearchParams(references.map((reference) => ['reference', reference]));
  const response = await fetch(`${address}?${query}`, { headers });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { answers } = await response.json();
  for (const { reference, answer } of answers) {
    const [shown] = cards
      .filter(({ dataset }) => dataset.reference === reference)
      .filter((card) => showAnswer(card, answer));
    if (shown === undefined) continue;
    lastNews = Date.now();
    tell(shown);
  }
}

/** A hidden window does not poll; visible again, it polls at once. */
async function listen(failures = 0) {
  clearTimeout(timer);
  if (asking || document.visibilityState === 'hidden') return;
  asking = true;
  const failed = await ask().then(
    () => 0,
    () => failures + 1,
  );
  asking = false;
  const rest = Date.now() - lastNews < A_WHILE ? SOON : LATER;
  timer = setTimeout(listen, Math.min(rest * 2 ** failed, LONGEST_REST), failed);
}

if (references.length > 0) {
  document.addEventListener('visibilitychange', () => void listen());
  timer = setTimeout(listen, SOON);
}
keepDraft(document.querySelector('textarea'));

window.addEventListener('focus', () => {
  document.title = title;
});
