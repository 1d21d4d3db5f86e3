/** The player's seeds: the pair in use, the next one, and the revealed ones. */
import { isComposing } from '@palpite/ui/composing.ts';
import type { SeedState } from '../../api-shapes.ts';
import { CLIENT_SEED_PATTERN, randomClientSeed } from '../../fairness/client-seed.ts';
import { button, el } from '../dom.ts';
import type { Texts } from '../texts/texts.ts';

/** The panel's content; `change` rotates the seeds. */
export function fairnessContent(
  texts: Texts,
  first: SeedState,
  change: (clientSeed: string) => Promise<SeedState>,
): Node[] {
  const { fairness } = texts;
  const holder = el('div');
  const show = (seeds: SeedState) => holder.replaceChildren(...seedFacts(texts, seeds));
  show(first);
  const trouble = el('p', { class: 'error', role: 'alert' });
  const input = el('input', {
    name: 'clientSeed',
    required: true,
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    value: randomClientSeed(),
    'aria-describedby': 'seed-rule',
  });
  const submit = button({ class: 'strong' }, () => void send(), fairness.change);
  const send = async () => {
    const clientSeed = input.value.trim();
    if (!CLIENT_SEED_PATTERN.test(clientSeed)) {
      trouble.textContent = fairness.seedRule;
      input.focus();
      return;
    }
    submit.disabled = true;
    try {
      show(await change(clientSeed));
      trouble.textContent = '';
      input.value = randomClientSeed();
    } catch {
      trouble.textContent = texts.trouble.unfinished.title;
    } finally {
      submit.disabled = false;
    }
  };
  // not a form: the sandbox of the frame around the game forbids forms
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !isComposing(event)) void send();
  });
  const form = el(
    'div',
    { class: 'seed-form' },
    el('label', {}, fairness.newClientSeed, input),
    el('p', { class: 'small', id: 'seed-rule' }, fairness.seedRule),
    trouble,
    submit,
  );
  const verify = el(
    'a',
    { href: `/verify?lang=${document.documentElement.lang}`, target: '_blank', rel: 'noopener' },
    fairness.verify,
  );
  return [el('p', {}, fairness.how), holder, form, el('p', {}, verify)];
}

function seedFacts(
  { fairness }: Texts,
  { active, nextServerSeedHash, revealed }: SeedState,
): Node[] {
  const fact = (name: string, value: string) =>
    el('div', {}, el('dt', {}, name), el('dd', {}, el('code', {}, value)));
  const facts = el(
    'dl',
    { class: 'seeds' },
    ...(active
      ? [
          fact(fairness.serverHash, active.serverSeedHash),
          fact(fairness.clientSeed, active.clientSeed),
          fact(fairness.nonce, String(active.nonce)),
        ]
      : []),
    fact(fairness.nextHash, nextServerSeedHash),
  );
  if (revealed.length === 0) return [facts];
  const rows = revealed.map((pair) =>
    el(
      'dl',
      { class: 'seeds' },
      fact(fairness.serverSeed, pair.serverSeed),
      fact(fairness.clientSeed, pair.clientSeed),
      fact(fairness.rounds, String(pair.rounds)),
    ),
  );
  return [facts, el('details', {}, el('summary', {}, fairness.revealed), ...rows)];
}
