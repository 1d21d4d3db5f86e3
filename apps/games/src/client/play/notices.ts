/** What the player reads when something prevents play, and what they can do then. */
import type { VendorErrorCode } from '@palpite/contract/vendor-wallet.ts';
import type { RoundView } from '../../api-shapes.ts';
import { el } from '../dom.ts';
import type { Texts, Trouble } from '../texts/texts.ts';
import type { HostError } from './host.ts';
import { type Choice, openNotice } from './panel.ts';
import type { Site } from './site.ts';

const TROUBLE_OF: Readonly<Record<HostError['code'], Trouble>> = {
  invalid_request: 'launch',
  launch_refused: 'launch',
  unauthenticated: 'session',
  session_ended: 'session',
  game_under_maintenance: 'maintenance',
  game_not_found: 'maintenance',
  wallet_unreachable: 'wallet',
  unavailable: 'wallet',
  offline: 'wallet',
  round_open: 'unfinished',
  spin_too_soon: 'tooSoon',
  not_found: 'internal',
  client_seed_missing: 'internal',
  stake_not_offered: 'internal',
  spin_key_reused: 'internal',
  too_many_requests: 'internal',
  internal_error: 'internal',
};

/** By the wallet's code for refusing a stake. */
const TROUBLE_OF_REFUSAL: Readonly<Record<string, Trouble>> = {
  insufficient_funds: 'funds',
  session_ended: 'session',
  reauthentication_required: 'proof',
  game_closed: 'maintenance',
} satisfies Partial<Record<VendorErrorCode, Trouble>>;

export function troubleOf(error: HostError): Trouble {
  return TROUBLE_OF[error.code];
}

/** Why a round has no outcome, from its state and the wallet's code. */
export function troubleOfRound({ state, refusal }: RoundView): Trouble {
  if (state === 'betting') return 'unfinished';
  if (state === 'cancelling' || state === 'cancelled') return state;
  return TROUBLE_OF_REFUSAL[refusal ?? ''] ?? 'refused';
}

/** A notice with its own text and the given choices. @returns a function that closes it */
export function tell(texts: Texts, trouble: Trouble, choices: readonly Choice[]): () => void {
  const { title, text } = texts.trouble[trouble];
  return openNotice(title, [text], choices);
}

/** A trouble that ends the game: leave, or start again. */
export function tellEnd(texts: Texts, site: Site, trouble: Trouble): void {
  if (trouble === 'session') site.tell({ type: 'session-ended', reason: 'expired' });
  // a new launch asks for the password first
  if (trouble === 'proof') site.tell({ type: 'error', code: 'reauthentication-required' });
  if (trouble === 'launch') site.tell({ type: 'error', code: 'launch-refused' });
  const leave = { label: texts.act.leave, act: () => site.tell({ type: 'leave' }) };
  const retry = { label: texts.act.retry, strong: true, act: () => location.reload() };
  const isWorthRetrying = trouble === 'wallet' || trouble === 'internal';
  tell(texts, trouble, [...(site.isFramed ? [leave] : []), ...(isWorthRetrying ? [retry] : [])]);
}

/** The rules in short, before the first round. */
export function openIntro(
  texts: Texts,
  { title, facts, rules }: { title: string; facts: string; rules: readonly string[] },
  { onPlay, onRules }: { onPlay: () => void; onRules: () => void },
): void {
  const list = el('ul', {}, ...rules.map((text) => el('li', {}, text)));
  openNotice(
    title,
    [facts, list],
    [
      { label: texts.rules.title, act: onRules },
      { label: texts.intro.play, strong: true, act: onPlay },
    ],
  );
}
