/** Takes the stage through a round, screen by screen, and shows on the page what it has paid so far. */
import type { RoundView } from '../../api-shapes.ts';
import type { Play, Role, Screen } from '../../machines/machine.ts';
import type { MoneyFormat } from '../money.ts';
import type { Stage } from '../stage/stage.ts';
import { fill, type Texts } from '../texts/texts.ts';
import type { Shell } from './shell.ts';
import type { Sound } from './sound.ts';

export interface Showing {
  readonly stage: Stage;
  readonly shell: Shell;
  readonly sound: Sound;
  readonly texts: Texts;
  readonly money: MoneyFormat;
  readonly nameOf: (role: Role) => string;
  /** Resolves when the player wants to see the result at once. */
  readonly skipped: Promise<void>;
}

/** Shows a played round to its end; the reels must already be spinning. */
export async function showRound(showing: Showing, round: RoundView, play: Play): Promise<void> {
  const { stage, shell, skipped } = showing;
  const isLong = play.screens.length > 3;
  let isSkipped = false;
  void skipped.then(() => {
    isSkipped = true;
  });
  let units = 0;
  let before: Screen | undefined;
  for (const screen of play.screens) {
    if (isSkipped) break;
    await showScreen(showing, before, screen);
    units += screen.winUnits;
    showMeter(showing, round, units);
    await showWins(showing, round, units, screen);
    // the player may skip to the result, but only after the paid spin has stopped
    if (isLong) shell.offerResult(true);
    before = screen;
  }
  shell.offerResult(false);
  shell.setFeature(null);
  const last = play.screens[play.screens.length - 1];
  if (isSkipped && last) stage.rest(last);
  showMeter(showing, round, play.winUnits);
}

async function showScreen(
  showing: Showing,
  before: Screen | undefined,
  screen: Screen,
): Promise<void> {
  const { stage, shell, sound, texts } = showing;
  const part = featureText(showing, screen);
  if (part !== undefined) shell.setFeature(part);
  if (screen.how === 'spin') {
    if (before) stage.spin(screen.held);
    await stage.land(screen, before ? 'free' : 'paid', () => sound.stop());
  } else if (before && screen.how === 'cascade') {
    await stage.cascade(before, screen);
  } else if (before && screen.how === 'grow') {
    await stage.grow(before, screen);
  } else if (before) {
    await stage.hold(before, screen);
  }
  if (screen.swept) {
    sound.feature();
    shell.setFeature(texts.status.sweep);
    await stage.pause(900);
  }
}

/** The text for the feature that a screen belongs to; undefined when there is none. */
function featureText(
  { texts: { status }, nameOf }: Showing,
  { feature, multiplier }: Screen,
): string | undefined {
  switch (feature?.kind) {
    case 'free-spins': {
      const { played, total, chosen } = feature;
      if (!chosen) return fill(status.freeSpins, { played, total });
      return fill(status.freeSpinsChosen, { played, total, symbol: nameOf(chosen) });
    }
    case 'hold':
      return fill(status.respins, { count: feature.respinsLeft });
    case 'respin': {
      const text = multiplier > 1 ? status.climb : status.respin;
      return fill(text, { played: feature.played, multiplier });
    }
    default:
      return undefined;
  }
}

async function showWins(
  { stage, shell, sound, texts, money }: Showing,
  round: RoundView,
  units: number,
  screen: Screen,
): Promise<void> {
  const paid = BigInt(units) * BigInt(round.unitMinor);
  const isAbove = paid > BigInt(round.stakeMinor);
  const isLarge = paid > 15n * BigInt(round.stakeMinor);
  if (screen.winUnits > 0) {
    const { multiplier } = screen;
    if (multiplier > 1) shell.setFeature(fill(texts.status.multiplier, { multiplier }));
    const grand = screen.wins.find((win) => win.grand);
    if (grand) {
      const amount = money(BigInt(grand.units) * BigInt(round.unitMinor));
      shell.setFeature(fill(texts.status.grand, { amount }));
    }
    if (isAbove) sound.win(isLarge ? 'large' : 'small');
    await stage.showWins(screen, isAbove);
  }
  if (screen.awardedSpins) {
    sound.feature();
    shell.setFeature(fill(texts.status.moreFreeSpins, { count: screen.awardedSpins }));
    await stage.pause(1_300);
  }
}

function showMeter({ shell, texts, money }: Showing, round: RoundView, units: number): void {
  const amount = BigInt(units) * BigInt(round.unitMinor);
  if (amount === 0n) return;
  const isAbove = amount > BigInt(round.stakeMinor);
  shell.setMeter(isAbove ? texts.bar.win : texts.bar.back, money(amount), isAbove);
}
