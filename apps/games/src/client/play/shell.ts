/** The page around the canvas: bars, buttons, figures, texts. It holds no state of the game. */
import type { Palette } from '../art/theme-art.ts';
import { button, el, ICONS, icon } from '../dom.ts';
import type { Texts } from '../texts/texts.ts';

export interface ShellActions {
  readonly spin: () => void;
  readonly changeStake: (step: 1 | -1) => void;
  readonly open: (panel: 'rules' | 'history' | 'fairness') => void;
  readonly toggleSound: () => void;
  readonly showResult: () => void;
}

export class Shell {
  readonly canvas = el('canvas', { role: 'img' });
  readonly stage: HTMLElement;
  readonly #texts: Texts;
  readonly #game: HTMLElement;
  readonly #scenery = el('div', { class: 'scenery' });
  readonly #spin: HTMLButtonElement;
  readonly #lower: HTMLButtonElement;
  readonly #higher: HTMLButtonElement;
  readonly #sound: HTMLButtonElement;
  readonly #skip: HTMLButtonElement;
  readonly #balance = el('dd', { 'data-testid': 'balance' }, '—');
  readonly #stake = el('output', { 'data-testid': 'stake' }, '—');
  readonly #time = el('dd', {}, '0:00');
  readonly #net = el('dd', { 'data-testid': 'net' }, '—');
  readonly #meterLabel = el('span', { class: 'meter-label' });
  readonly #meterAmount = el('span', { class: 'meter-amount', 'data-testid': 'win' });
  readonly #feature = el('p', { class: 'feature', hidden: true });
  readonly #live = el('div', { class: 'unseen', role: 'status' });

  constructor(texts: Texts, title: string, actions: ShellActions) {
    this.#texts = texts;
    const { bar } = texts;
    this.#sound = this.#tool('muted', bar.soundOn, actions.toggleSound);
    this.#spin = button({ class: 'spin', 'aria-label': bar.spin }, actions.spin, icon(ICONS.spin));
    this.#lower = this.#step('lower', bar.lower, () => actions.changeStake(-1));
    this.#higher = this.#step('higher', bar.higher, () => actions.changeStake(1));
    this.#skip = button(
      { class: 'plain skip', hidden: true, 'aria-label': bar.showResult },
      actions.showResult,
      bar.skip,
    );
    this.stage = el('div', { class: 'stage' }, this.canvas, this.#feature);
    const tools = el(
      'nav',
      { class: 'tools' },
      this.#tool('rules', bar.rules, () => actions.open('rules')),
      this.#tool('history', bar.history, () => actions.open('history')),
      this.#tool('fairness', bar.fairness, () => actions.open('fairness')),
      this.#sound,
    );
    this.#game = el(
      'main',
      { class: 'game' },
      this.#scenery,
      el(
        'header',
        { class: 'top' },
        el('h1', {}, title),
        el('dl', { class: 'facts' }, fact(bar.time, this.#time), fact(bar.result, this.#net)),
        tools,
      ),
      this.stage,
      el('div', { class: 'meter' }, this.#meterLabel, this.#meterAmount, this.#skip),
      el(
        'footer',
        { class: 'controls' },
        el('dl', { class: 'balance' }, fact(bar.balance, this.#balance)),
        el(
          'div',
          { class: 'stake', role: 'group', 'aria-label': bar.stake },
          this.#lower,
          el('span', { class: 'stake-value' }, el('small', {}, bar.stake), this.#stake),
          this.#higher,
        ),
        this.#spin,
      ),
      this.#live,
    );
  }

  /** @param isFramed the site's bar over the frame shows the title already */
  show(root: HTMLElement, isFramed: boolean): void {
    this.#game.classList.toggle('framed', isFramed);
    root.replaceChildren(this.#game);
  }

  /** Applies a theme's scenery and colours around the game. */
  dress(palette: Palette, scenery: HTMLImageElement): void {
    const { style } = this.#game;
    style.setProperty('--accent', palette.accent);
    style.setProperty('--frame', palette.frame[0]);
    style.setProperty('--deep', palette.reel[1]);
    scenery.alt = '';
    this.#scenery.replaceChildren(scenery);
    this.#game.classList.add('dressed');
  }

  setBalance(text: string | null): void {
    this.#balance.textContent = text ?? '—';
  }

  setStake(text: string, canLower: boolean, canHigher: boolean): void {
    this.#stake.textContent = text;
    this.#lower.setAttribute('aria-disabled', String(!canLower));
    this.#higher.setAttribute('aria-disabled', String(!canHigher));
  }

  setTime(seconds: number): void {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes];
    this.#time.textContent = [...parts, String(seconds % 60).padStart(2, '0')].join(':');
  }

  setNet(text: string, sign: 'gain' | 'loss' | 'even'): void {
    this.#net.textContent = text;
    this.#net.dataset.sign = sign;
  }

  /** What the round has paid so far. `bright` only when it is more than the stake. */
  setMeter(label: string, amount: string, bright: boolean): void {
    this.#meterLabel.textContent = label;
    this.#meterAmount.textContent = amount;
    this.#meterAmount.parentElement?.classList.toggle('bright', bright);
  }

  setFeature(text: string | null): void {
    this.#feature.hidden = text === null;
    this.#feature.textContent = text;
  }

  setBusy(isBusy: boolean, isPaused: boolean): void {
    this.#spin.setAttribute('aria-disabled', String(isBusy || isPaused));
    this.#game.classList.toggle('busy', isBusy);
  }

  offerResult(isOffered: boolean): void {
    this.#skip.hidden = !isOffered;
  }

  setSound(isOn: boolean): void {
    const { soundOn, soundOff } = this.#texts.bar;
    this.#sound.replaceChildren(icon(isOn ? ICONS.sound : ICONS.muted));
    this.#sound.setAttribute('aria-label', isOn ? soundOff : soundOn);
    this.#sound.title = isOn ? soundOff : soundOn;
  }

  /** The text alternative of the reels. */
  describe(text: string): void {
    this.canvas.setAttribute('aria-label', text);
  }

  /** Announced by screen readers when they are idle. */
  say(text: string): void {
    this.#live.textContent = text;
  }

  focusSpin(): void {
    this.#spin.focus({ preventScroll: true });
  }

  #tool(name: keyof typeof ICONS, label: string, press: () => void): HTMLButtonElement {
    return button({ class: 'tool', 'aria-label': label, title: label }, press, icon(ICONS[name]));
  }

  #step(name: 'lower' | 'higher', label: string, press: () => void): HTMLButtonElement {
    return button({ class: 'step', 'aria-label': label }, press, icon(ICONS[name]));
  }
}

function fact(name: string, value: HTMLElement): HTMLElement {
  return el('div', {}, el('dt', {}, name), value);
}
