/** The page where anyone recomputes a round. It sends nothing to any server. */
import '../styles.css';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { openStream, serverSeedHash } from '../../fairness/stream.ts';
import type { VerifyBoot } from '../../http/page.ts';
import type { Machine, Role, Screen } from '../../machines/machine.ts';
import { MACHINES } from '../../machines/machines.ts';
import { play } from '../../machines/round.ts';
import { el } from '../dom.ts';
import { fill } from '../texts/texts.ts';
import { VERIFY_TEXTS, type VerifyTexts } from '../texts/verify-texts.ts';

const boot: VerifyBoot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
const texts: VerifyTexts = VERIFY_TEXTS[boot.language];
document.documentElement.lang = LANGUAGE_TAGS[boot.language];
document.title = texts.title;

const given = new URLSearchParams(location.hash.slice(1));
const field = (name: string, more: Record<string, string | boolean> = {}) =>
  el('input', {
    name,
    value: given.get(name) ?? '',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
    ...more,
  });
const inputs = {
  server: field('server', { pattern: '[0-9a-f]{64}' }),
  hash: field('hash', { required: false }),
  client: field('client', { pattern: '[A-Za-z0-9_\\-]{1,64}' }),
  nonce: field('nonce', { inputmode: 'numeric', pattern: '\\d+' }),
  stake: field('stake', { inputmode: 'numeric', pattern: '[1-9]\\d*' }),
};
const machines = el(
  'select',
  { name: 'machine' },
  ...Object.values(MACHINES).map(({ id, version }) =>
    el('option', { value: id, selected: given.get('machine') === id }, `${id} v${version}`),
  ),
);
const results = el('section', { 'aria-live': 'polite' });
const form = el(
  'form',
  {},
  el('label', {}, texts.machine, machines),
  el('label', {}, texts.stake, inputs.stake),
  el('label', { class: 'wide' }, texts.serverSeed, inputs.server),
  el('label', { class: 'wide' }, texts.serverHash, inputs.hash),
  el('label', {}, texts.clientSeed, inputs.client),
  el('label', {}, texts.nonce, inputs.nonce),
  el('button', { type: 'submit', class: 'strong wide' }, texts.compute),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.replaceChildren(...recompute());
});
document
  .getElementById('root')
  ?.replaceChildren(
    el(
      'main',
      { class: 'verify' },
      el('h1', {}, texts.title),
      el('p', {}, texts.how),
      form,
      results,
    ),
  );
if (given.get('server')) results.replaceChildren(...recompute());
else if (given.get('hash')) results.replaceChildren(verdict(texts.notRevealed, 'even'));

function recompute(): Node[] {
  try {
    const machine = MACHINES[machines.value as keyof typeof MACHINES];
    const serverSeed = inputs.server.value.trim();
    const stream = openStream({
      serverSeed,
      clientSeed: inputs.client.value.trim(),
      nonce: Number(inputs.nonce.value),
    });
    const outcome = play(machine, stream, BigInt(inputs.stake.value.trim()));
    const { screens, winUnits } = outcome.play;
    const draws = stream.draws.map(({ bound, result }) => `${result} < ${bound}`).join(' · ');
    return [
      ...hashVerdict(serverSeed),
      ...winVerdict(outcome.winMinor),
      el(
        'h2',
        {},
        fill(texts.result, {
          win: String(outcome.winMinor),
          units: winUnits,
          unit: String(outcome.unitMinor),
        }),
      ),
      ...screens.flatMap((screen, index) => screenNodes(machine, screen, index)),
      el('h3', {}, texts.draws),
      el('p', { class: 'draws' }, el('code', {}, draws)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [verdict(fill(texts.invalid, { reason }), 'loss')];
  }
}

function hashVerdict(serverSeed: string): Node[] {
  const shown = inputs.hash.value.trim().toLowerCase();
  if (shown === '') return [];
  const matches = serverSeedHash(serverSeed) === shown;
  return [verdict(matches ? texts.hashMatches : texts.hashDiffers, matches ? 'gain' : 'loss')];
}

function winVerdict(winMinor: bigint): Node[] {
  const told = given.get('win');
  if (told === null) return [];
  const matches = told === String(winMinor);
  const text = fill(texts.winDiffers, { told, computed: String(winMinor) });
  return [verdict(matches ? texts.winMatches : text, matches ? 'gain' : 'loss')];
}

function verdict(text: string, sign: 'gain' | 'loss' | 'even'): HTMLElement {
  return el('p', { class: 'verdict', 'data-sign': sign }, text);
}

function screenNodes(machine: Machine, screen: Screen, index: number): Node[] {
  const paid = new Set(screen.wins.flatMap(({ cells }) => cells.map((cell) => cell.join())));
  const rows = Array.from({ length: machine.rows }, (_, row) =>
    el(
      'tr',
      {},
      ...screen.grid.map((column, at) => {
        const units = screen.coinUnits?.[at]?.[row] ?? 0;
        const role = column[row];
        const name = role ? nameOf(role) : '';
        const text = units > 0 ? `${name} ${units}` : name;
        return el('td', { class: paid.has(`${at},${row}`) ? 'paid' : undefined }, text);
      }),
    ),
  );
  const wins = screen.wins.map(({ count, role, units }) =>
    el('li', {}, fill(texts.pays, { count, symbol: nameOf(role), units })),
  );
  const { multiplier } = screen;
  return [
    el('h3', {}, fill(texts.screen, { number: index + 1, multiplier })),
    el('table', { class: 'grid-table' }, el('tbody', {}, ...rows)),
    el('ul', {}, ...wins),
  ];
}

function nameOf(role: Role): string {
  const [, kind, place = ''] = /^(high|low)([1-4])$/.exec(role) ?? [];
  return fill(texts.symbols[kind ?? role] ?? role, { place });
}
