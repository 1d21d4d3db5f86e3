import { ContractError } from '@palpite/contract/errors.ts';
import { type PlayRefusal, WagerRefused } from './play-answer.ts';

/** Why the gate refuses a stake, of whatever product: an engine with a protocol of its own has a word for each. */
export type GateRefusal = Extract<
  PlayRefusal,
  | 'insufficient_funds'
  | 'session_ended'
  | 'reauthentication_required'
  | 'blocked'
  | 'stake_limit'
  | 'loss_limit'
  | 'grant_max'
>;

/**
 * Why the port refused an act on a bet, as the call says it.
 * @param line of the slip, where the act places one
 * @throws the refusal itself when it is a defect
 */
export function refusalOf(refused: WagerRefused, line?: number): ContractError {
  const { code, detail } = refused;
  switch (code) {
    case 'insufficient_funds':
    case 'reauthentication_required':
      return new ContractError(code);
    case 'session_ended':
      return new ContractError('session_expired');
    case 'blocked':
      return new ContractError('play_blocked', { until: instantOf(detail.until) });
    case 'stake_limit':
    case 'loss_limit':
      return new ContractError('play_limit_reached', detail);
    case 'grant_max':
      return new ContractError('amount_out_of_range');
    case 'closed':
      return new ContractError('maintenance', { maintenanceEnd: null });
    case 'issue_closed':
      return issueClosed(instantOf(detail.closedAt), line);
    case 'unknown_wager':
      return new ContractError('not_found');
    case 'already_settled':
    case 'already_paid':
    case 'voided':
      return new ContractError('bet_state');
    default:
      throw refused;
  }
}

/** Turns a refusal of the port into that of a call. */
export function refuse(error: unknown): never {
  throw error instanceof WagerRefused ? refusalOf(error) : error;
}

/** @param line of the slip that is too late */
export const issueClosed = (closedAt: string | null, line?: number) =>
  new ContractError('issue_closed', { closedAt, ...(line === undefined ? {} : { line }) });

const instantOf = (text: unknown) =>
  typeof text === 'string' ? new Date(text).toISOString() : null;
