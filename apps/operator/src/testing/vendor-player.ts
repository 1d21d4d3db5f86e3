/**
 * One player in a game whose vendor never stops: rounds of stakes, wins and rollbacks, each call repeated under its id
 * until it is answered. It also records what the player must have, counted from the answers alone.
 */
import { isDeepStrictEqual } from 'node:util';
import type { VendorCall } from '@palpite/contract/vendor-wallet.ts';
import type { Currency } from '@palpite/domain';
import type { Acknowledged } from '@palpite/ledger/testing/find-lost.ts';
import type { Reply, SigningVendor } from './ask-wallet.ts';
import { type Circumstances, PatientVendor, type Request } from './patient-vendor.ts';

/** A player in a game. */
export interface Seat {
  readonly vendor: SigningVendor;
  readonly sessionId: string;
  readonly accountId: number;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly balanceMinor: bigint;
}

type MoneyCall = Extract<VendorCall, 'bet' | 'win' | 'rollback'>;

export interface AnsweredCall {
  readonly call: MoneyCall;
  readonly request: Request & { readonly transactionId: string };
  readonly reply: Reply;
}

interface Stake {
  readonly transactionId: string;
  readonly amountMinor: bigint;
}

export interface ExpectedRound {
  readonly roundId: string;
  stakes: Stake[];
  payoutMinor: bigint;
  status: 'open' | 'settled' | 'rolled_back';
  /** False while every stake of it was given up unanswered: the operator may know nothing of the round. */
  sure: boolean;
}

const HIGHEST_STAKE = 120;
const HIGHEST_WIN = 200;

export class VendorPlayer {
  readonly seat: Seat;
  mainMinor: bigint;
  heldMinor = 0n;
  readonly rounds: ExpectedRound[] = [];
  /** Calls that were answered with "done". */
  readonly answered: AnsweredCall[] = [];
  /** The ledger's transfers of those answers. */
  readonly acknowledged: Acknowledged[] = [];
  /** Stakes that were given up without an answer, and then rolled back. */
  readonly givenUp: string[] = [];
  readonly #vendor: PatientVendor;
  readonly #all: Circumstances;
  #count = 0;

  constructor(seat: Seat, origin: string, all: Circumstances) {
    this.seat = seat;
    this.#vendor = new PatientVendor(seat.vendor, origin, all);
    this.mainMinor = seat.balanceMinor;
    this.#all = all;
  }

  /** Plays one round to its end, whatever happens to the operator in the meantime. */
  async play(): Promise<void> {
    this.#count += 1;
    const roundId = `${this.#all.dice.seed}-${this.seat.accountId}-${this.#count}`;
    const round: ExpectedRound = {
      roundId,
      stakes: [],
      payoutMinor: 0n,
      status: 'open',
      sure: false,
    };
    const kind = this.#below(10, roundId, 'kind');
    if (kind === 0) await this.#stakeThatComesLate(round);
    else if (kind === 1) await this.#stakeBeyondMeans(round);
    else await this.#ordinaryRound(round, kind);
    await this.#askBalance();
    await this.#repeatOne(roundId);
  }

  async #ordinaryRound(round: ExpectedRound, kind: number): Promise<void> {
    const { roundId } = round;
    this.rounds.push(round);
    const amount = BigInt(this.#below(HIGHEST_STAKE, roundId, 'amount'));
    const stands = await this.#stake(round, 'a', amount);
    if (stands && kind >= 3 && kind <= 5) await this.#stake(round, 'b', amount + 1n);
    const first = round.stakes[0];
    if (stands && first && kind <= 4) await this.#rollBack(round, 'ra', first);
    if (round.stakes.length === 0) return;
    const payout = BigInt(this.#below(HIGHEST_WIN, roundId, 'payout'));
    if (kind === 9) await this.#win(round, 'w', payout, false);
    await this.#win(round, 'end', kind === 8 ? 0n : payout, true);
  }

  /** A rollback overtakes its stake: the stake is refused when it comes. */
  async #stakeThatComesLate({ roundId }: ExpectedRound): Promise<void> {
    const late = { transactionId: `${roundId}-a`, amountMinor: 7n };
    const request = this.#request(roundId, `${roundId}-ra`, late.amountMinor);
    const rollback = { ...request, betTransactionId: late.transactionId };
    this.#done('rollback', rollback, await this.#vendor.ask('rollback', rollback));
    const bet = this.#request(roundId, late.transactionId, late.amountMinor);
    this.#refused(bet.transactionId, await this.#vendor.ask('bet', bet), 'bet_rolled_back');
  }

  async #stakeBeyondMeans({ roundId }: ExpectedRound): Promise<void> {
    const bet = this.#request(roundId, `${roundId}-a`, this.mainMinor + 1n);
    this.#refused(bet.transactionId, await this.#vendor.ask('bet', bet), 'insufficient_funds');
  }

  /** @returns whether the stake was taken; one that was given up is rolled back at once */
  async #stake(round: ExpectedRound, name: string, amountMinor: bigint): Promise<boolean> {
    const transactionId = `${round.roundId}-${name}`;
    const stake = { transactionId, amountMinor };
    const request = this.#request(round.roundId, transactionId, amountMinor);
    const impatient = this.#below(3, transactionId, 'impatient') === 0;
    const reply = impatient
      ? await this.#vendor.askOnce('bet', request)
      : await this.#vendor.ask('bet', request);
    if (typeof reply === 'string') {
      await this.#giveUp(round, stake);
      return false;
    }
    this.mainMinor -= amountMinor;
    this.heldMinor += amountMinor;
    round.stakes.push(stake);
    round.sure = true;
    this.#done('bet', request, reply);
    if (amountMinor > 0n) this.#moved(transactionId, amountMinor);
    return true;
  }

  /** Rolls back a stake with an unknown outcome: either way the money is as before. */
  async #giveUp(round: ExpectedRound, { transactionId, amountMinor }: Stake): Promise<void> {
    this.givenUp.push(transactionId);
    const rollback = {
      ...this.#request(round.roundId, `${transactionId}-r`, amountMinor),
      betTransactionId: transactionId,
    };
    this.#done('rollback', rollback, await this.#vendor.ask('rollback', rollback));
    if (round.stakes.length === 0) round.status = 'rolled_back';
  }

  async #rollBack(round: ExpectedRound, name: string, stake: Stake): Promise<void> {
    const transactionId = `${round.roundId}-${name}`;
    const request = {
      ...this.#request(round.roundId, transactionId, stake.amountMinor),
      betTransactionId: stake.transactionId,
    };
    const reply = await this.#vendor.ask('rollback', request);
    this.mainMinor += stake.amountMinor;
    this.heldMinor -= stake.amountMinor;
    round.stakes = round.stakes.filter((each) => each !== stake);
    if (round.stakes.length === 0) round.status = 'rolled_back';
    this.#done('rollback', request, reply);
    if (stake.amountMinor > 0n) this.#moved(transactionId, stake.amountMinor);
  }

  async #win(round: ExpectedRound, name: string, payout: bigint, closes: boolean): Promise<void> {
    const transactionId = `${round.roundId}-${name}`;
    const request = {
      ...this.#request(round.roundId, transactionId, payout),
      roundClosed: closes,
    };
    const reply = await this.#vendor.ask('win', request);
    this.mainMinor += payout;
    round.payoutMinor += payout;
    const held = closes ? round.stakes.filter(({ amountMinor }) => amountMinor > 0n) : [];
    const heldMinor = held.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    this.heldMinor -= heldMinor;
    if (closes) round.status = 'settled';
    this.#done('win', request, reply);
    // Of several stakes each goes to the operator in a separate transfer; the payout may travel with any of them.
    if (held.length > 1) this.#moved(transactionId);
    else if (heldMinor + payout > 0n) this.#moved(transactionId, heldMinor + payout);
  }

  async #askBalance(): Promise<void> {
    const reply = await this.#vendor.ask('balance', this.#named());
    this.#balanceIs('a balance', reply);
  }

  /** Repeats a call that was answered long ago. */
  async #repeatOne(roundId: string): Promise<void> {
    const at = this.#below(3 * this.answered.length + 1, roundId, 'repeat');
    const earlier = this.answered[at];
    if (earlier) await this.repeat(earlier);
  }

  /** Repeats `earlier`: the answer must be the same as then. */
  async repeat({ call, request, reply: before }: AnsweredCall): Promise<void> {
    const again = await this.#vendor.ask(call, request);
    if (isDeepStrictEqual(again, before)) return;
    this.#contradiction(`${request.transactionId} was ${show(before)}, repeated ${show(again)}`);
  }

  #done(call: MoneyCall, request: AnsweredCall['request'], reply: Reply): void {
    this.#balanceIs(request.transactionId, reply);
    this.answered.push({ call, request, reply });
  }

  #balanceIs(what: string, reply: Reply): void {
    const { currency } = this.seat;
    const right = { status: 200, body: { balanceMinor: this.mainMinor.toString(), currency } };
    if (isDeepStrictEqual(reply, right)) return;
    this.#contradiction(`${what} was answered ${show(reply)} and should be ${show(right)}`);
  }

  #refused(transactionId: string, reply: Reply, code: string): void {
    if (reply.body.code === code) return;
    this.#contradiction(`${transactionId} was answered ${show(reply)} and should be ${code}`);
  }

  #moved(name: string, amountMinor?: bigint): void {
    const key = `vendor:${this.seat.vendor.code}:${name}`;
    this.acknowledged.push(amountMinor === undefined ? { key } : { key, amountMinor });
  }

  #contradiction(what: string): void {
    this.#all.contradictions.push(`player ${this.seat.accountId}: ${what}`);
  }

  #named() {
    return { sessionId: this.seat.sessionId, playerId: String(this.seat.accountId) };
  }

  #request(roundId: string, transactionId: string, amountMinor: bigint) {
    const { gameCode, currency } = this.seat;
    const amount = { amountMinor: amountMinor.toString(), currency };
    return { ...this.#named(), transactionId, roundId, gameCode, ...amount };
  }

  #below(sides: number, ...name: readonly string[]): number {
    return this.#all.dice.below(sides, ...name);
  }
}

const show = (value: unknown): string => JSON.stringify(value);
