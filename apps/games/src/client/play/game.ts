/** The game from press to result, one round at a time, including everything that can go wrong. */
import type { SiteMessage } from '@palpite/contract/game-frame.ts';
import { LANGUAGE_TAGS } from '@palpite/domain';
import type { GameState, RoundView, SpinAnswer } from '../../api-shapes.ts';
import type { Machine, Play, Role } from '../../machines/machine.ts';
import { type MoneyFormat, moneyFormat } from '../money.ts';
import type { Stage } from '../stage/stage.ts';
import type { Pictures } from '../stage/textures.ts';
import { fill, type Texts, type Trouble } from '../texts/texts.ts';
import { askSpin, wait } from './ask-spin.ts';
import { Figures } from './figures.ts';
import { FreshBalance } from './fresh-balance.ts';
import { type Host, HostError } from './host.ts';
import { openIntro, tell, tellEnd, troubleOf, troubleOfRound } from './notices.ts';
import { isCovered } from './panel.ts';
import { openNamedPanel, type PanelName } from './panels.ts';
import { returnPercent, ruleSentences } from './rules-panel.ts';
import type { Shell } from './shell.ts';
import { showRound } from './show-round.ts';
import type { Site } from './site.ts';
import type { Sound } from './sound.ts';
import { describeGrid } from './symbol-name.ts';

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
  /** Sets what a unit is worth in the round on the stage, for the faces of coins. */
  readonly setUnit: (minor: bigint) => void;
}

const SETTLEMENT_MS = 3_000;
/** Errors that end this opened game. */
const ENDS: readonly Trouble[] = ['session', 'proof', 'internal', 'maintenance'];

export class Game {
  readonly #parts: GameParts;
  readonly #money: MoneyFormat;
  readonly #figures: Figures;
  readonly #balance: FreshBalance;
  #state: GameState;
  #isBusy = false;
  /** A round is asked for and has not begun. */
  #isAsked = false;
  #isPaused = false;
  #isLeaving = false;
  #isOver = false;
  #shownRoundId: string | undefined;
  #skip: () => void = () => {};

  constructor(parts: GameParts, state: GameState) {
    this.#parts = parts;
    this.#money = moneyFormat(state.language, state.currency);
    this.#figures = new Figures(parts.shell, this.#money, state);
    this.#balance = new FreshBalance({
      read: () => parts.host.state(),
      show: (balanceMinor) => this.#adopt({ ...this.#state, balanceMinor }),
    });
    this.#state = state;
    this.#adopt(state);
  }

  /** Opens with the rules before the first round, or the result of an interrupted round. */
  begin(): void {
    const { texts, machine, title } = this.#parts;
    const { unseen, language } = this.#state;
    if (unseen) {
      const act = () => void this.#playAgain(unseen);
      if (!unseen.play) act();
      else tell(texts, 'interrupted', [{ label: texts.intro.resume, strong: true, act }]);
      return;
    }
    const percent = returnPercent(machine, LANGUAGE_TAGS[language]);
    const volatility = texts.rules.volatilities[machine.figures.volatility];
    const facts = fill(texts.intro.facts, { percent, volatility });
    openIntro(
      texts,
      { title, facts, rules: ruleSentences(this.#panelParts()) },
      { onPlay: () => this.#ready(), onRules: () => this.open('rules') },
    );
  }

  /** Plays a round if one can be played now. */
  spin(): void {
    if (this.#isBusy || this.#isPaused || this.#isOver || isCovered()) return;
    const { host, site, sound, texts } = this.#parts;
    sound.press();
    const onLost = () => {
      site.tell({ type: 'error', code: 'connection-lost' });
      return tell(texts, 'connection', []);
    };
    const onBack = (state: GameState) => this.#adopt(state);
    const { stakeMinor } = this.#figures;
    const shownRoundId = this.#shownRoundId;
    void this.#play(() => askSpin({ host, stakeMinor, shownRoundId, onLost, onBack }));
  }

  changeStake(step: 1 | -1): void {
    if (!this.#isBusy && !this.#isOver) this.#figures.changeStake(step);
  }

  /** Skips the rest of a long round's pictures. */
  showResult(): void {
    this.#skip();
  }

  open(panel: PanelName): void {
    if (isCovered()) return;
    openNamedPanel(panel, this.#panelParts()).catch((error: unknown) => this.#fail(error));
  }

  toggleSound(): void {
    const { sound, shell } = this.#parts;
    sound.toggle();
    shell.setSound(sound.isOn);
  }

  /** Nothing covers the game: the site may have made room for it, and takes that back. */
  escape(): void {
    this.#parts.site.tell({ type: 'escape-pressed' });
  }

  /** Requests of the site: pause, resume, end, and a balance that changed there. */
  obey(asked: SiteMessage['type']): void {
    const { shell, texts } = this.#parts;
    if (asked === 'balance-changed') return this.#balance.ask();
    if (asked === 'leave-requested') {
      this.#isLeaving = true;
      this.#skip();
      if (!this.#isBusy) this.#leave();
      return;
    }
    this.#isPaused = asked === 'pause';
    shell.setBusy(this.#isBusy, this.#isPaused);
    if (this.#isPaused) shell.say(texts.status.paused);
  }

  /** Shows a round that was settled before: its stake and win are already in the balance, here and on the site. */
  async #playAgain(round: RoundView): Promise<void> {
    const { net, balanceMinor, seeds } = this.#state;
    const answer = { round, net, balanceMinor, nextNonce: seeds.active?.nonce ?? 0 };
    return this.#play(async () => answer, true);
  }

  /** Spins the reels, requests a round and shows its result. */
  async #play(ask: () => Promise<SpinAnswer | undefined>, isAgain = false): Promise<void> {
    const { stage, shell, texts } = this.#parts;
    this.#setBusy(true);
    shell.setMeter('', '', false);
    shell.say(texts.status.spinning);
    stage.spin();
    if (!isAgain) this.#askForRound();
    try {
      const answer = await ask();
      if (answer) await this.#show(answer, isAgain);
      else await this.#stopWith('notReached');
    } catch (error) {
      await this.#standStill();
      this.#fail(error);
    } finally {
      if (this.#isAsked) this.#sayNoStake();
      this.#setBusy(false);
      if (this.#isLeaving) this.#leave();
    }
  }

  /** The site learns of a changed balance by itself, and could be ahead of the answer here. */
  #askForRound(): void {
    this.#isAsked = true;
    this.#parts.site.tell({ type: 'round-asked' });
  }

  /** No round has begun: the site asks for the balance as it is. */
  #sayNoStake(): void {
    this.#isAsked = false;
    const { balanceMinor, currency } = this.#state;
    this.#parts.site.tell({ type: 'balance-changed', balanceMinor: balanceMinor ?? '0', currency });
  }

  async #show({ round, balanceMinor, net }: SpinAnswer, isAgain: boolean): Promise<void> {
    const { host, shell } = this.#parts;
    if (round.play && round.winMinor !== null) {
      if (!isAgain) this.#deductStake(round, BigInt(round.winMinor), balanceMinor);
      await this.#showPlayed(round, round.play, BigInt(round.winMinor), balanceMinor);
      this.#adopt({ ...this.#state, net, balanceMinor, unseen: null });
      this.#sayResult(round, BigInt(round.winMinor));
      shell.focusSpin();
    } else {
      await this.#stopWith(troubleOfRound(round));
      if (balanceMinor !== null) this.#adopt({ ...this.#state, balanceMinor });
    }
    if (round.state !== 'betting') {
      this.#shownRoundId = round.id;
      void host.seen(round.id).catch(() => undefined);
    }
    if (['betting', 'played', 'cancelling'].includes(round.state)) void this.#awaitSettlement();
  }

  async #showPlayed(
    round: RoundView,
    play: Play,
    winMinor: bigint,
    balanceMinor: string | null,
  ): Promise<void> {
    const { site, shell, texts, nameOf, setUnit } = this.#parts;
    const { currency } = this.#state;
    setUnit(BigInt(round.unitMinor));
    const { id: roundId, stakeMinor } = round;
    const skipped = new Promise<void>((skip) => {
      this.#skip = skip;
    });
    await showRound({ ...this.#parts, money: this.#money, skipped }, round, play);
    const last = play.screens[play.screens.length - 1];
    if (last) shell.describe(describeGrid(texts, last.grid, nameOf));
    const resultMinor = String(winMinor - BigInt(stakeMinor));
    site.tell({ type: 'round-ended', roundId, resultMinor, currency });
    if (balanceMinor !== null) site.tell({ type: 'balance-changed', balanceMinor, currency });
  }

  /** Takes the stake off the balance, here and on the site, and does not give the win away before the reels stop. */
  #deductStake(round: RoundView, winMinor: bigint, balanceMinor: string | null): void {
    const { id: roundId, stakeMinor, state } = round;
    if (balanceMinor !== null) {
      const credited = state === 'closed' ? winMinor : 0n;
      this.#figures.showBalance(BigInt(balanceMinor) - credited);
    }
    const { currency } = this.#state;
    this.#isAsked = false;
    this.#parts.site.tell({ type: 'round-started', roundId, stakeMinor, currency });
  }

  /** Polls until the wallet has settled the open round. */
  async #awaitSettlement(): Promise<void> {
    const { host, site } = this.#parts;
    for (let isOpen = true; isOpen; ) {
      await wait(SETTLEMENT_MS);
      const state = await host.state().catch(() => undefined);
      if (!state || this.#isBusy) continue;
      this.#adopt(state);
      isOpen = state.isSettling;
    }
    const { balanceMinor, currency, unseen } = this.#state;
    if (balanceMinor !== null) site.tell({ type: 'balance-changed', balanceMinor, currency });
    const isNew = unseen !== null && unseen.id !== this.#shownRoundId;
    if (isNew && unseen.play && !isCovered()) void this.#playAgain(unseen);
  }

  #adopt(state: GameState): void {
    this.#state = state;
    this.#figures.showBalance(state.balanceMinor);
    this.#figures.showNet(state.net);
  }

  async #stopWith(trouble: Trouble): Promise<void> {
    await this.#standStill();
    this.#tell(trouble);
  }

  /** Stops spinning reels on a picture that means nothing. */
  async #standStill(): Promise<void> {
    const { stage, machine } = this.#parts;
    const passing = machine.roles.filter((role) => role.startsWith('low'));
    const grid = Array.from({ length: machine.columns }, (_, column) =>
      Array.from(
        { length: machine.rows },
        (__, row) => passing[(column + row) % passing.length] ?? 'blank',
      ),
    );
    await stage.land({ grid }, 'free', () => {});
  }

  #sayResult(round: RoundView, winMinor: bigint): void {
    const { shell, texts } = this.#parts;
    const amount = this.#money(winMinor);
    const balance = this.#state.balanceMinor === null ? '—' : this.#money(this.#state.balanceMinor);
    const { won, returned, lost, crediting } = texts.status;
    if (round.state !== 'closed' && winMinor > 0n) return shell.say(fill(crediting, { amount }));
    const text = winMinor > BigInt(round.stakeMinor) ? won : winMinor > 0n ? returned : lost;
    shell.say(fill(text, { amount, balance }));
  }

  #fail(error: unknown): void {
    if (error instanceof HostError) {
      this.#tell(troubleOf(error));
      if (error.code === 'round_open') void this.#awaitSettlement();
      return;
    }
    this.#parts.site.tell({ type: 'error', code: 'internal' });
    this.#tell('internal');
    throw error;
  }

  #tell(trouble: Trouble): void {
    const { texts, site, shell } = this.#parts;
    if (ENDS.includes(trouble)) {
      this.#isOver = true;
      tellEnd(texts, site, trouble);
      return;
    }
    tell(texts, trouble, [{ label: texts.act.ok, strong: true, act: () => shell.focusSpin() }]);
  }

  #panelParts() {
    return {
      ...this.#parts,
      money: this.#money,
      stakeMinor: BigInt(this.#figures.stakeMinor),
    };
  }

  #ready(): void {
    const { shell, texts } = this.#parts;
    shell.say(texts.status.ready);
    shell.focusSpin();
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#balance.wait(isBusy);
    this.#parts.shell.setBusy(isBusy, this.#isPaused);
  }

  #leave(): void {
    this.#parts.site.tell({ type: 'leave' });
  }
}
