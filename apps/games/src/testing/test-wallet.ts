/** The books of the test operator: real balances, every transaction once, repeated ones answered the same. */
import {
  VENDOR_CALLS,
  type VendorCall,
  VendorError,
  type VendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import * as v from 'valibot';

type MoneyCall = 'bet' | 'win' | 'rollback';

export interface Moved {
  readonly call: MoneyCall;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
}

export class TestWallet {
  /** Everything that was accepted, in order. */
  readonly moved: Moved[] = [];
  sessionsEnded = false;
  readonly #balances = new Map<string, bigint>();
  readonly #launches = new Map<string, { playerId: string; gameCode: string }>();
  readonly #answers = new Map<string, { body: string; answer: unknown }>();

  balance(playerId: string): bigint {
    return this.#balances.get(playerId) ?? 0n;
  }

  setBalance(playerId: string, minor: bigint): void {
    this.#balances.set(playerId, minor);
  }

  /** A one-time token for a game. */
  launch(playerId: string, gameCode: string): string {
    const token = `launch-${this.#launches.size}-${Math.random().toString(36).slice(2)}`;
    this.#launches.set(token, { playerId, gameCode });
    return token;
  }

  /**
   * Answers a call whose signature is valid.
   * @throws VendorError as the protocol says
   */
  answer(call: VendorCall, body: string): unknown {
    if (call === 'authenticate') return this.#authenticate(body);
    if (call === 'balance') {
      if (this.sessionsEnded) throw new VendorError('session_ended');
      return this.#money(v.parse(VENDOR_CALLS.balance.request, JSON.parse(body)).playerId);
    }
    const request = v.parse(VENDOR_CALLS[call].request, JSON.parse(body));
    const known = this.#answers.get(request.transactionId);
    if (known && known.body !== body) throw new VendorError('transaction_conflict');
    if (known) return known.answer;
    this.#move(call, request);
    const answer = this.#money(request.playerId);
    this.#answers.set(request.transactionId, { body, answer });
    return answer;
  }

  #authenticate(body: string) {
    const { launchToken } = v.parse(VENDOR_CALLS.authenticate.request, JSON.parse(body));
    const launched = this.#launches.get(launchToken);
    this.#launches.delete(launchToken);
    if (!launched) throw new VendorError('launch_token_invalid');
    return {
      ...this.#money(launched.playerId),
      ...launched,
      sessionId: `operator-${launched.playerId}`,
      merchantCode: 'palpite',
      language: 'PT',
      accountType: 0,
      displayName: 'Ana',
    };
  }

  #move(call: MoneyCall, { playerId, roundId, transactionId, ...rest }: VendorRequest<'bet'>) {
    const amountMinor = BigInt(rest.amountMinor);
    const inRound = this.moved.filter((each) => each.roundId === roundId);
    const hasBet = inRound.some((each) => each.call === 'bet');
    if (call === 'bet') {
      if (inRound.some((each) => each.call === 'rollback'))
        throw new VendorError('bet_rolled_back');
      if (this.sessionsEnded) throw new VendorError('session_ended');
      if (this.balance(playerId) < amountMinor) throw new VendorError('insufficient_funds');
    }
    if (call === 'win' && !hasBet) throw new VendorError('invalid_request');
    // a rollback of a stake that never came moves nothing and is kept too
    const sign = call === 'bet' ? -1n : call === 'rollback' && !hasBet ? 0n : 1n;
    this.setBalance(playerId, this.balance(playerId) + sign * amountMinor);
    this.moved.push({ call, transactionId, roundId, amountMinor });
  }

  #money(playerId: string) {
    return { balanceMinor: String(this.balance(playerId)), currency: 'BRL' };
  }
}
