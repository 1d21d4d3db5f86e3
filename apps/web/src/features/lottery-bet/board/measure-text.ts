/** The rule of a measure in words: what decides, which values each choice holds, what it costs. */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricedPlay, RuleOf } from '@palpite/lottery/play.ts';
import { sequenceOf } from '@palpite/lottery/reading.ts';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import { listText, spotsName, windowName } from './row-names.ts';

type Measure = RuleOf<'measure'>;

export function measureSentences(i18n: I18n, play: PricedPlay, rule: Measure): string[] {
  return [
    decides(i18n, play, rule),
    ...rangeSentence(i18n, rule),
    ...pushSentence(i18n, rule),
    ...formSentences(i18n, rule),
    ...(rule.charge === 'one'
      ? []
      : [i18n._(msg`A choice costs a unit for each outcome that it holds.`)]),
  ];
}

function decides(i18n: I18n, play: PricedPlay, { of, measure }: Measure): string {
  if ('spots' in of) {
    const where = spotsName(i18n, of.spots);
    return i18n._(msg`The number made of ${where} decides.`);
  }
  const where = windowName(i18n, play, of.window);
  switch (measure) {
    case 'sum':
      return of.window.length === 1
        ? i18n._(msg`The number at ${where} decides.`)
        : i18n._(msg`The sum of the numbers at ${where} decides.`);
    case 'span':
      return i18n._(msg`The highest less the lowest number at ${where} decides.`);
    case 'compare': {
      const [one = '', other = ''] = of.window.map((at) => windowName(i18n, play, [at]));
      return i18n._(msg`Dragon wins when ${one} is higher than ${other}, tiger when it is lower.`);
    }
    case 'form':
      return i18n._(
        msg`The form of ${where} decides: three alike, three in a row, two alike, two neighbours, or none of these.`,
      );
    case 'bull':
      return i18n._(
        msg`Where three of the five numbers add up to a multiple of ten, the last digit of the sum of the other two is the bull; 0 is bull bull. Otherwise there is no bull.`,
      );
    case 'low-count': {
      const { low, high } = sequenceOf(play);
      const half = Math.floor((low + high) / 2);
      return i18n._(msg`How many of the numbers at ${where} are at most ${half} decides.`);
    }
    case 'odd-count':
      return i18n._(msg`How many of the numbers at ${where} are odd decides.`);
    case 'tail':
      return i18n._(msg`The last digit of the sum of the numbers at ${where} decides.`);
  }
}

/** The values of choices whose names do not say them. */
function rangeSentence(i18n: I18n, { choices, measure }: Measure): string[] {
  if (measure === 'compare' || measure === 'form') return [];
  const ranges = choices
    .filter(({ code, step, to, from }) => !/^\d+$/.test(code) && step === 1 && to > 0 && from >= 0)
    .map(({ code, from, to }) => {
      const name = choiceName(i18n, code);
      return from === to ? `${name} ${from}` : `${name} ${from}–${to}`;
    });
  if (ranges.length === 0) return [];
  const list = listText(i18n, ranges);
  return [i18n._(msg`These values win: ${list}.`)];
}

function pushSentence(i18n: I18n, { choices, measure }: Measure): string[] {
  const values = [...new Set(choices.flatMap(({ push }) => push))];
  if (values.length === 0) return [];
  if (measure === 'compare') return [i18n._(msg`A tie returns the stake.`)];
  const list = listText(i18n, values.map(String), 'disjunction');
  return [i18n._(msg`${list} returns the stake.`)];
}

function formSentences(i18n: I18n, { forms, ring, measure, tierBy }: Measure): string[] {
  const sentences: string[] = [];
  if (forms) {
    const list = listText(
      i18n,
      forms.map((form) => choiceName(i18n, form)),
      'disjunction',
    );
    sentences.push(i18n._(msg`A bet wins only where the form of the numbers is: ${list}.`));
  }
  if (ring && (measure === 'form' || forms)) {
    sentences.push(i18n._(msg`9 and 0 are neighbours.`));
  }
  if (tierBy === 'form') sentences.push(i18n._(msg`What a bet pays depends on the form.`));
  return sentences;
}
