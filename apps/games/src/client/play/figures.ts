/** The figures on the bars: balance, stake, time, net result of the session. */
import type { GameState, NetResult } from '../../api-shapes.ts';
import type { MoneyFormat } from '../money.ts';
import { openingStake } from './opening-stake.ts';
import type { Shell } from './shell.ts';
import { keepChoice, keptChoice } from './tab-session.ts';

export class Figures {
  readonly #shell: Shell;
  readonly #money: MoneyFormat;
  readonly #stakes: readonly string[];
  /** The key of the choice in this tab; a stake belongs to one game, because games offer different ones. */
  readonly #choice: string;
  #stake: number;

  constructor(shell: Shell, money: MoneyFormat, state: GameState) {
    this.#shell = shell;
    this.#money = money;
    this.#stakes = state.stakesMinor;
    this.#choice = `stake.${state.gameCode}`;
    this.#stake = openingStake(state, keptChoice(this.#choice));
    this.#showStake();
    const began = new Date(state.sessionStartedAt).getTime();
    const tick = () => shell.setTime(Math.max(0, Math.floor((Date.now() - began) / 1_000)));
    tick();
    setInterval(tick, 1_000);
  }

  /** The chosen stake in minor units. */
  get stakeMinor(): string {
    return this.#stakes[this.#stake] ?? '0';
  }

  changeStake(step: 1 | -1): void {
    const next = this.#stake + step;
    if (next < 0 || next >= this.#stakes.length) return;
    this.#stake = next;
    keepChoice(this.#choice, this.stakeMinor);
    this.#showStake();
  }

  /** Null while the wallet does not report it. */
  showBalance(balanceMinor: string | bigint | null): void {
    this.#shell.setBalance(balanceMinor === null ? null : this.#money(balanceMinor));
  }

  showNet(net: NetResult): void {
    const result = BigInt(net.wonMinor) - BigInt(net.stakedMinor);
    const sign = result > 0n ? 'gain' : result < 0n ? 'loss' : 'even';
    this.#shell.setNet(this.#money.signed(result), sign);
  }

  #showStake(): void {
    const last = this.#stakes.length - 1;
    this.#shell.setStake(this.#money(this.stakeMinor), this.#stake > 0, this.#stake < last);
  }
}
