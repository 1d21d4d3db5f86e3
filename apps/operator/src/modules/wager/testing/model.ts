import fc from 'fast-check';

export const OPENING = 100_000n;
const WAGERS = 3;

const which = fc.nat(WAGERS - 1);
const money = fc.constantFrom(0n, 70n, 250n, 90_000n);
/** What an engine may ask for. */
const ACTS = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      which,
      money,
      pending: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('accept' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), which, money }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      which,
      money,
      version: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('resettle' as const),
      which,
      money,
      version: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('void' as const),
      which,
      version: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cash out' as const),
      which,
      money,
      part: fc.constantFrom(undefined, 30n),
    }),
  },
] as const;
export const act = fc.oneof(...ACTS);
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** How an engine differs from the port itself, which does everything that is asked for. */
export interface EngineRules {
  readonly name: string;
  /** What its bets can have done to them. */
  readonly acts: readonly Act['kind'][];
  /** Another stake joins a bet that is open; taking back takes the last one. */
  readonly isFurther?: boolean;
  /** Its results have no versions: the first is final. */
  readonly isFinal?: boolean;
  /** Its bets wait for nothing. */
  readonly isDirect?: boolean;
  /** It takes no stake of nothing. */
  readonly stakesSomething?: boolean;
  /** May answer an act that changes nothing, instead of refusing it. */
  readonly mayAnswer?: boolean;
}

/** Sequences of what this engine's bets can have done to them. */
export const actsOf = ({ acts, isFinal, isDirect }: EngineRules): fc.Arbitrary<Act[]> => {
  const offered = act
    .filter(({ kind }) => acts.includes(kind))
    .map((each): Act => {
      if (each.kind === 'place') return { ...each, pending: each.pending && !isDirect };
      return 'version' in each && isFinal ? { ...each, version: 1 } : each;
    });
  return fc.array(offered, { minLength: 1, maxLength: 14 });
};

/** One wager as the rules have it. */
interface Modelled {
  status: 'none' | 'pending' | 'open' | 'settled' | 'cashed_out' | 'void';
  stake: bigint;
  /** The stakes that it is made of. */
  stakes: bigint[];
  /** What was staked before it was voided: a result after that takes it again. */
  voided: bigint;
  paid: bigint;
  version: number;
}

/** The rules of wagers in a few lines, for one account. */
export class Model {
  main = OPENING;
  owed = 0n;
  readonly wagers: Modelled[] = Array.from({ length: WAGERS }, () => ({
    status: 'none',
    stake: 0n,
    stakes: [],
    voided: 0n,
    paid: 0n,
    version: 0,
  }));
  readonly #isFurther: boolean;
  readonly #leastStake: bigint;

  constructor({
    isFurther = false,
    stakesSomething = false,
  }: Pick<EngineRules, 'isFurther' | 'stakesSomething'>) {
    this.#isFurther = isFurther;
    this.#leastStake = stakesSomething ? 1n : 0n;
  }

  get held(): bigint {
    return this.wagers
      .filter(({ status }) => status === 'open' || status === 'pending')
      .reduce((sum, { stake }) => sum + stake, 0n);
  }

  /** A debt is repaid from payouts; what a wallet cannot pay becomes one. */
  #credit(amount: bigint): void {
    const repaid = amount < this.owed ? amount : this.owed;
    this.owed -= repaid;
    this.main += amount - repaid;
  }

  #debit(amount: bigint): void {
    const taken = amount < this.main ? amount : this.main;
    this.main -= taken;
    this.owed += amount - taken;
  }

  /** @returns whether the act is done */
  apply(each: Act): boolean {
    const wager = this.wagers[each.which];
    if (!wager) throw new Error('there are only so many');
    const isOpen = wager.status === 'open';
    switch (each.kind) {
      case 'place': {
        const isNew = wager.status === 'none' || (isOpen && this.#isFurther);
        if (!isNew || each.money > this.main || each.money < this.#leastStake) return false;
        this.main -= each.money;
        wager.stakes.push(each.money);
        wager.stake += each.money;
        wager.status = each.pending ? 'pending' : 'open';
        return true;
      }
      case 'accept': {
        if (wager.status !== 'pending') return false;
        wager.status = 'open';
        return true;
      }
      case 'pay': {
        if (!isOpen) return false;
        wager.paid += each.money;
        this.#credit(each.money);
        return true;
      }
      case 'cash out': {
        const { part = wager.stake } = each;
        if (!isOpen || (each.part !== undefined && part > wager.stake)) return false;
        this.#credit(each.money);
        if (part === wager.stake) {
          wager.paid += each.money;
          Object.assign(wager, { status: 'cashed_out', version: 1 });
        } else wager.stake -= part;
        return true;
      }
      case 'cancel':
        if ((wager.status !== 'pending' && !isOpen) || wager.paid > 0n) return false;
        return this.#giveBack(wager, 1);
      case 'settle':
        if (isOpen) return this.#end(wager, each.money, each.version);
        return this.#change(wager, 'settled', each.money, each.version);
      case 'resettle':
        return !isOpen && this.#change(wager, 'settled', each.money, each.version);
      case 'void': {
        if (wager.status !== 'pending' && !isOpen)
          return this.#change(wager, 'void', 0n, each.version);
        if (wager.paid > 0n) return false;
        return this.#giveBack(wager, each.version);
      }
    }
  }

  /** All of it; of a bet of several stakes the last. */
  #giveBack(wager: Modelled, version: number): boolean {
    const { stake } = wager;
    const back = this.#isFurther ? (wager.stakes.pop() ?? 0n) : stake;
    this.main += back;
    wager.stake -= back;
    if (!this.#isFurther || wager.stakes.length === 0) {
      Object.assign(wager, { status: 'void', voided: stake, version });
    }
    return true;
  }

  #end(wager: Modelled, payout: bigint, version: number): boolean {
    this.#credit(payout);
    wager.paid += payout;
    Object.assign(wager, { status: 'settled', version });
    return true;
  }

  #change(wager: Modelled, status: 'settled' | 'void', payout: bigint, version: number): boolean {
    const hasEnded = ['settled', 'cashed_out', 'void'].includes(wager.status);
    if (!hasEnded || version <= wager.version) return false;
    const whole = wager.status === 'void' ? wager.voided : wager.stake;
    const staked = status === 'void' ? 0n : whole;
    const change = payout - staked - (wager.paid - wager.stake);
    if (change >= 0n) this.#credit(change);
    else this.#debit(-change);
    Object.assign(wager, { status, stake: staked, voided: whole, paid: payout, version });
    return true;
  }
}
