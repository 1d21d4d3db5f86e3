/** The game in the player's hands: one round at a time, from press to result, through every trouble. */
import { LANGUAGE_TAGS } from '@palpite/domain';
import type { GameState, RoundView, SpinAnswer } from '../../api-shapes.ts';
import type { Machine, Role } from '../../machines/machine.ts';
import { type MoneyFormat, moneyFormat } from '../money.ts';
import type { Stage } from '../stage/stage.ts';
import type { Pictures } from '../stage/textures.ts';
import { fill, type Texts, type Trouble } from '../texts/texts.ts';
import { fairnessContent } from './fairness-panel.ts';
import { historyContent } from './history-panel.ts';
import { type Host, HostError } from './host.ts';
import { isCovered, openNotice, openPanel } from './panel.ts';
import { returnPercent, ruleSentences, rulesContent } from './rules-panel.ts';
import type { Shell } from './shell.ts';
import { showRound } from './show-round.ts';
import type { Site } from './site.ts';
import type { Sound } from './sound.ts';
import { describeGrid } from './symbol-name.ts';
import { keepChoice, keptChoice } from './tab-session.ts';

export interface GameParts {
  readonly host: Host;
  readonly site: Site;
  readonly shell: Shell;
  readonly stage: Stage;
  readonly sound: Sound;
  readonly texts: Texts;
  readonly machine: Machine;
  readonly pictures: Pictures;
  readonly nameOf: (role: Role) => string;
  readonly title: string;
  /** Tells the stage what a unit is worth in the round it shows, for the faces of coins. */
  readonly setUnit: (minor: bigint) => void;
}

const RETRY_MS = 3_000;
const KEPT_TRIES = 3;

export class Game {
  readonly #parts: GameParts;
  readonly #money: MoneyFormat;
  #state: GameState;
  #stake = 0;
  #isBusy = false;
  #isPaused = false;
  #isLeaving = false;
  #isOver = false;
  #skip: () => void = () => {};

  constructor(parts: GameParts, state: GameState) {
    this.#parts = parts;
    this.#state = state;
    this.#money = moneyFormat(state.language, state.currency);
    const kept = state.stakesMinor.indexOf(keptChoice('stake') ?? '');
    this.#stake = kept === -1 ? Math.min(2, state.stakesMinor.length - 1) : kept;
    this.#showFigures(state.balanceMinor);
    setInterval(() => this.#showTime(), 1_000);
    this.#showTime();
  }

  /** The rules before the first round, or the result of a round that was interrupted. */
  begin(): void {
    const { texts, machine, title } = this.#parts;
    const { unseen } = this.#state;
    if (unseen) {
      const { title: heading, text } = texts.trouble.interrupted;
      const show = {
        label: texts.intro.resume,
        strong: true,
        act: () => void this.#resume(unseen),
      };
      openNotice(heading, [text], [show]);
      return;
    }
    const percent = returnPercent(machine, LANGUAGE_TAGS[this.#state.language]);
    const volatility = texts.rules.volatilities[machine.figures.volatility];
    const facts = fill(texts.intro.facts, { percent, volatility });
    const sentences = ruleSentences(this.#rulesOptions()).map((text) => listItem(text));
    const list = document.createElement('ul');
    list.append(...sentences);
    openNotice(
      title,
      [facts, list],
      [
        { label: texts.rules.title, act: () => this.open('rules') },
        { label: texts.intro.play, strong: true, act: () => this.#ready() },
      ],
    );
  }

  /** Plays a round, if one can be played now. */
  spin(): void {
    if (this.#isBusy || this.#isPaused || this.#isOver || isCovered()) return;
    void this.#round();
  }

  changeStake(step: 1 | -1): void {
    const next = this.#stake + step;
    if (this.#isBusy || next < 0 || next >= this.#state.stakesMinor.length) return;
    this.#stake = next;
    keepChoice('stake', this.#stakeText());
    this.#showFigures(this.#state.balanceMinor);
  }

  showResult(): void {
    this.#skip();
  }

  open(panel: 'rules' | 'history' | 'fairness'): void {
    if (isCovered()) return;
    void this.#openPanel(panel).catch((error: unknown) => this.#fail(error));
  }

  toggleSound(): void {
    const { sound, shell } = this.#parts;
    sound.toggle();
    shell.setSound(sound.isOn);
  }

  /** What the site asks: to hold still, to go on, to come to an end. */
  obey(asked: 'pause' | 'resume' | 'leave-requested'): void {
    const { shell, texts } = this.#parts;
    if (asked === 'leave-requested') {
      this.#isLeaving = true;
      if (!this.#isBusy) this.leave();
      return;
    }
    this.#isPaused = asked === 'pause';
    shell.setBusy(this.#isBusy, this.#isPaused);
    if (this.#isPaused) shell.say(texts.status.paused);
  }

  leave(): void {
    this.#parts.site.tell({ type: 'leave' });
  }

  async #round(): Promise<void> {
    const { stage, shell, sound, texts } = this.#parts;
    this.#setBusy(true);
    sound.press();
    shell.setMeter('', '', false);
    shell.say(texts.status.spinning);
    stage.spin();
    try {
      const answer = await this.#askSpin(crypto.randomUUID(), this.#stakeText());
      if (answer) await this.#show(answer);
    } catch (error) {
      await this.#standStill();
      this.#fail(error);
    } finally {
      this.#setBusy(false);
      if (this.#isLeaving) this.leave();
    }
  }

  /** Asks for the round, under one key, until it is known whether it counts. */
  async #askSpin(spinKey: string, stakeMinor: string): Promise<SpinAnswer | undefined> {
    const { host } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      try {
        return await host.spin(spinKey, stakeMinor);
      } catch (error) {
        if (!(error instanceof HostError) || error.code !== 'offline') throw error;
        if (tries === KEPT_TRIES) return this.#askWhatBecame();
        await wait(RETRY_MS / 3);
      }
    }
  }

  /** The connection is gone: nothing is asked for any more, only what became of it. */
  async #askWhatBecame(): Promise<SpinAnswer | undefined> {
    const { host, texts, site } = this.#parts;
    const { title, text } = texts.trouble.connection;
    const close = openNotice(title, [text], []);
    site.tell({ type: 'error', code: 'connection-lost' });
    try {
      for (;;) {
        await wait(RETRY_MS);
        const state = await host.state().catch((error: unknown) => {
          if (error instanceof HostError && error.code === 'offline') return undefined;
          throw error;
        });
        if (!state) continue;
        this.#adopt(state);
        if (!state.unseen) {
          await this.#standStill();
          close();
          this.#tell('notReached');
          return undefined;
        }
        const { unseen: round, balanceMinor, net, seeds } = state;
        return { round, balanceMinor, net, nextNonce: seeds.active.nonce };
      }
    } finally {
      close();
    }
  }

  async #resume(unseen: RoundView): Promise<void> {
    const { net, balanceMinor, seeds } = this.#state;
    this.#setBusy(true);
    this.#parts.stage.spin();
    try {
      await this.#show({ round: unseen, net, balanceMinor, nextNonce: seeds.active.nonce });
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#setBusy(false);
    }
    this.#parts.shell.focusSpin();
  }

  async #show({ round, balanceMinor, net }: SpinAnswer): Promise<void> {
    const { host, site, shell, texts, nameOf } = this.#parts;
    const { currency } = this.#state;
    this.#parts.setUnit(BigInt(round.unitMinor));
    if (!round.play || round.winMinor === null) return this.#showUnplayed(round, balanceMinor);
    const isCredited = round.state === 'closed';
    const winMinor = BigInt(round.winMinor);
    const final = balanceMinor === null ? null : BigInt(balanceMinor);
    // until the reels have come to rest the win is not given away by the balance
    const during = final !== null && isCredited ? final - winMinor : final;
    this.#showFigures(during === null ? null : String(during));
    site.tell({ type: 'round-started', roundId: round.id, stakeMinor: round.stakeMinor, currency });
    const skipped = new Promise<void>((skip) => {
      this.#skip = skip;
    });
    await showRound({ ...this.#parts, money: this.#money, skipped }, round, round.play);
    this.#state = { ...this.#state, net, balanceMinor, unseen: null };
    this.#showFigures(balanceMinor);
    const last = round.play.screens[round.play.screens.length - 1];
    if (last) shell.describe(describeGrid(texts, last.grid, nameOf));
    this.#sayResult(round, winMinor, isCredited);
    void host.seen(round.id).catch(() => undefined);
    const resultMinor = String(winMinor - BigInt(round.stakeMinor));
    site.tell({ type: 'round-ended', roundId: round.id, resultMinor, currency });
    if (balanceMinor !== null) site.tell({ type: 'balance-changed', balanceMinor, currency });
    if (!isCredited) void this.#awaitSettlement();
  }

  /** A round that was not played: what that means for the money, and the reels as they were. */
  async #showUnplayed(round: RoundView, balanceMinor: string | null): Promise<void> {
    const { host } = this.#parts;
    await this.#standStill();
    if (balanceMinor !== null) this.#showFigures(balanceMinor);
    void host.seen(round.id).catch(() => undefined);
    if (round.state === 'cancelled') this.#tell('cancelled');
    else if (round.state !== 'refused') {
      this.#tell('cancelling');
      void this.#awaitSettlement();
    } else if (round.refusal === 'insufficient_funds') this.#tell('funds');
    else if (round.refusal === 'session_ended') this.#end();
    else this.#tell('refused');
  }

  /** Asks for the balance until the wallet has settled what is open. */
  async #awaitSettlement(): Promise<void> {
    const { host, site } = this.#parts;
    for (let isOpen = true; isOpen; ) {
      await wait(RETRY_MS);
      const state = await host.state().catch(() => undefined);
      if (!state || this.#isBusy) continue;
      this.#adopt(state);
      isOpen = state.isSettling;
    }
    const { balanceMinor, currency } = this.#state;
    if (balanceMinor !== null) site.tell({ type: 'balance-changed', balanceMinor, currency });
  }

  #adopt(state: GameState): void {
    this.#state = state;
    this.#showFigures(state.balanceMinor);
  }

  /** Brings turning reels to rest where they are. */
  async #standStill(): Promise<void> {
    const { stage, machine } = this.#parts;
    const passing = machine.roles.filter((role) => role.startsWith('low'));
    const grid = Array.from({ length: machine.columns }, (_, column) =>
      Array.from({ length: machine.rows }, (__, row) => passing[(column + row) % 4] ?? 'blank'),
    );
    await stage.land(grid, 'free', () => {});
  }

  #sayResult(round: RoundView, winMinor: bigint, isCredited: boolean): void {
    const { shell, texts } = this.#parts;
    const amount = this.#money(winMinor);
    const balance = this.#state.balanceMinor === null ? '—' : this.#money(this.#state.balanceMinor);
    const { won, returned, lost, crediting } = texts.status;
    if (!isCredited && winMinor > 0n) return shell.say(fill(crediting, { amount }));
    const text = winMinor > BigInt(round.stakeMinor) ? won : winMinor > 0n ? returned : lost;
    shell.say(fill(text, { amount, balance }));
  }

  #fail(error: unknown): void {
    if (!(error instanceof HostError)) {
      this.#parts.site.tell({ type: 'error', code: 'internal' });
      this.#tell('internal');
      throw error;
    }
    if (error.code === 'session_ended' || error.code === 'unauthenticated') this.#end();
    else if (error.code === 'round_open') {
      this.#tell('unfinished');
      void this.#awaitSettlement();
    } else if (error.code === 'game_under_maintenance') this.#tell('maintenance');
    else if (error.code === 'offline') this.#tell('wallet');
    else this.#tell('internal');
  }

  /** The operator ended the session: no further round, and no way on but out. */
  #end(): void {
    const { site, texts } = this.#parts;
    this.#isOver = true;
    const { title, text } = texts.trouble.session;
    site.tell({ type: 'session-ended', reason: 'expired' });
    const leave = { label: texts.act.leave, strong: true, act: () => this.leave() };
    openNotice(title, [text], site.isFramed ? [leave] : []);
  }

  #tell(trouble: Trouble): void {
    const { texts, shell } = this.#parts;
    const { title, text } = texts.trouble[trouble];
    const ok = { label: texts.act.ok, strong: true, act: () => shell.focusSpin() };
    openNotice(title, [text], [ok]);
  }

  async #openPanel(panel: 'rules' | 'history' | 'fairness'): Promise<void> {
    const { host, texts } = this.#parts;
    const show = (title: string, content: Node[]) => openPanel(title, texts.bar.close, content);
    if (panel === 'rules') show(texts.rules.title, rulesContent(this.#rulesOptions()));
    if (panel === 'history') {
      const first = await host.rounds(null);
      const load = (after: string) => host.rounds(after);
      show(texts.history.title, historyContent(texts, this.#money, first, load));
    }
    if (panel === 'fairness') {
      const change = (clientSeed: string) => host.changeSeed(clientSeed);
      show(texts.fairness.title, fairnessContent(texts, await host.seeds(), change));
    }
  }

  #rulesOptions() {
    const stakeMinor = BigInt(this.#stakeText());
    return { ...this.#parts, money: this.#money, stakeMinor };
  }

  #ready(): void {
    const { shell, texts } = this.#parts;
    shell.say(texts.status.ready);
    shell.focusSpin();
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#parts.shell.setBusy(isBusy, this.#isPaused);
  }

  #stakeText(): string {
    return this.#state.stakesMinor[this.#stake] ?? '0';
  }

  #showFigures(balanceMinor: string | null): void {
    const { shell } = this.#parts;
    const { stakesMinor, net } = this.#state;
    shell.setBalance(balanceMinor === null ? null : this.#money(balanceMinor));
    const last = stakesMinor.length - 1;
    shell.setStake(this.#money(this.#stakeText()), this.#stake > 0, this.#stake < last);
    const result = BigInt(net.wonMinor) - BigInt(net.stakedMinor);
    const sign = result > 0n ? 'gain' : result < 0n ? 'loss' : 'even';
    shell.setNet(this.#money.signed(result), sign);
  }

  #showTime(): void {
    const began = new Date(this.#state.sessionStartedAt).getTime();
    this.#parts.shell.setTime(Math.max(0, Math.floor((Date.now() - began) / 1_000)));
  }
}

function listItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
