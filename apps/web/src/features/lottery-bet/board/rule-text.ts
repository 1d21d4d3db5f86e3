/** A play's rule in words, made from its row as everything else about it is. */
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { choose } from '@palpite/lottery/combinatorics.ts';
import type { PricedPlay, RuleOf } from '@palpite/lottery/play.ts';
import { spotPlaces, tableOf } from '@palpite/lottery/reading.ts';
import { measureSentences } from './measure-text.ts';
import { listText, rowNames, spotsName, windowName } from './row-names.ts';

/** The sentences of a rule. */
export function ruleSentences(i18n: I18n, play: PricedPlay): string[] {
  const { rule } = play;
  switch (rule.kind) {
    case 'spots': {
      const where = spotsName(i18n, rule.spots);
      const places = spotPlaces(tableOf(play), rule.spots).length;
      return [
        i18n._(msg`A number wins at ${where}, once for each place that shows it.`),
        i18n._(msg`A draw has ${plural(places, { one: '# such place', other: '# such places' })}.`),
      ];
    }
    case 'came':
      return cameSentences(i18n, play, rule);
    case 'wheel':
      return wheelSentences(i18n, play, rule);
    case 'exact': {
      const where = windowName(i18n, play, rule.window);
      const each = play.area.kind === 'positions' && play.area.join === 'each';
      return [
        each
          ? i18n._(msg`A number wins when it comes at its own place of ${where}.`)
          : i18n._(msg`Each place of ${where} must show the number that the bet has for it.`),
      ];
    }
    case 'group': {
      const where = windowName(i18n, play, rule.window);
      const rows = listText(i18n, rowNames(i18n, play));
      return [
        i18n._(msg`A bet wins when its numbers come at ${where}, in any order.`),
        i18n._(msg`The rows of the board: ${rows}.`),
      ];
    }
    case 'hits':
      return [hitSentence(i18n, play, rule)];
    case 'repeats': {
      const { atLeast } = rule;
      const where = windowName(i18n, play, rule.window);
      return [
        i18n._(
          msg`The number must come at least ${plural(atLeast, { one: '# time', other: '# times' })} at ${where}.`,
        ),
      ];
    }
    case 'measure':
      return measureSentences(i18n, play, rule);
  }
}

const sizeOf = ({ area }: PricedPlay) => (area.kind === 'pool' ? area.choose : 1);

function cameSentences(i18n: I18n, play: PricedPlay, rule: RuleOf<'came'>): string[] {
  const size = sizeOf(play);
  const { came, pays } = rule;
  const where = spotsName(i18n, rule.spots);
  const sentences: string[] = [];
  if (came === 0)
    sentences.push(i18n._(msg`None of the ${size} numbers of a bet may come at ${where}.`));
  else if (came === size)
    sentences.push(i18n._(msg`All ${size} numbers of a bet must come at ${where}.`));
  else
    sentences.push(
      i18n._(msg`Exactly ${came} of the ${size} numbers of a bet must come at ${where}.`),
    );
  if (pays === 'least') {
    sentences.push(i18n._(msg`A bet wins as often as its number that comes least often.`));
  } else if (pays === 'halfSum') {
    sentences.push(i18n._(msg`A bet wins half as often as its numbers come together.`));
  } else if (came > 0) {
    sentences.push(i18n._(msg`A bet wins once, however often its numbers come.`));
  }
  if (play.stations > 1) {
    sentences.push(i18n._(msg`The numbers may come at either of the two stations of the bet.`));
  }
  return sentences;
}

function wheelSentences(i18n: I18n, play: PricedPlay, rule: RuleOf<'wheel'>): string[] {
  const size = sizeOf(play);
  const where = spotsName(i18n, rule.spots);
  const sizes = listText(i18n, rule.sizes.map(String), 'disjunction');
  const groups = Number(rule.sizes.reduce((all, of) => all + choose(size, of), 0n));
  return [
    i18n._(msg`A bet is every group of ${sizes} of its ${size} numbers: ${groups} groups at once.`),
    i18n._(msg`Each group whose numbers all come at ${where} wins once, at the odds of its size.`),
  ];
}

function hitSentence(i18n: I18n, play: PricedPlay, { paid, window }: RuleOf<'hits'>): string {
  const size = sizeOf(play);
  const where = windowName(i18n, play, window);
  const [only] = paid;
  if (paid.length > 1) {
    const hits = listText(i18n, paid.map(String), 'disjunction');
    return i18n._(msg`A bet is ${size} numbers. It wins when ${hits} of them come at ${where}.`);
  }
  if (only === size) return i18n._(msg`All ${size} numbers of a bet must come at ${where}.`);
  return i18n._(msg`A bet is ${size} numbers. It wins when ${only ?? 0} of them come at ${where}.`);
}
