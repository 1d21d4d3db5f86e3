import { PRIZE_LEVELS } from '@palpite/lottery/price.ts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { liveBrand, minorUnits, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryTerms } from '../tables/lottery.table.ts';
import { CHANGE_AHEAD_MILLISECONDS } from '../rules/play-book.ts';
import { startTerms, type Terms, termsFault } from '../rules/terms.ts';
import { readTerms } from '../rules/terms-book.ts';

const { act, look } = staffUseCases();

const level = v.picklist(PRIZE_LEVELS);

/** The newest terms of a brand, in force for issues whose sale begins a minute after they were set or later. */
export const showTerms = look({
  name: 'lottery.terms',
  roles: ANY_ROLE,
  input: v.strictObject({ brand: word }),
  async run({ tx, services }, { brand: code }) {
    const { code: brandCode, currency } = await liveBrand(services, code);
    const [row] = await readTerms(tx, brandCode);
    return { brand: brandCode, currency, ...shown(row ?? startTerms(currency)) };
  },
});

/** Other prize levels and limits of a brand, for issues whose sale begins a minute from now or later. */
export const setTerms = act({
  name: 'lottery.set-terms',
  roles: ['admin'],
  fourEyes: true,
  input: v.pipe(
    v.strictObject({
      brand: word,
      prizeLevel: v.optional(level),
      prizeLevels: v.optional(v.array(level)),
      leastUnitMinor: v.optional(minorUnits),
      mostLineMinor: v.optional(minorUnits),
      numberCapMinor: v.optional(minorUnits),
      playCapMinor: v.optional(minorUnits),
    }),
    v.check(
      ({ brand: _brand, ...rest }) => Object.values(rest).some((value) => value !== undefined),
      'name what changes: a level or a limit',
    ),
  ),
  async run({ tx, about, services }, { brand: code, ...asked }) {
    const { code: brandCode, currency } = await liveBrand(services, code);
    const [row] = await readTerms(tx, brandCode).limit(1).for('update');
    const before = row ?? startTerms(currency);
    about({ subject: brandCode, state: inWords(before) });
    const terms = changedTerms(before, asked);
    const fault = termsFault(terms);
    if (fault !== undefined) throw invalidInput(fault);
    const since = sql`ledger.now() + ${CHANGE_AHEAD_MILLISECONDS} * interval '1 millisecond'`;
    await tx
      .insert(lotteryTerms)
      .values({ ...terms, prizeLevels: [...terms.prizeLevels], brandCode, since });
    return { brand: brandCode, currency, ...shown(terms) };
  },
});

type Asked = { readonly [Name in keyof Terms]?: Terms[Name] | undefined };

/** Another default is offered too, with the levels below it that were offered before, unless they are named. */
function changedTerms(before: Terms, asked: Asked): Terms {
  const { prizeLevel = before.prizeLevel } = asked;
  const below = before.prizeLevels.filter((each) => each < prizeLevel);
  const levels = asked.prizeLevels ?? [...below, prizeLevel];
  return {
    prizeLevel,
    prizeLevels: [...new Set(levels)].toSorted((one, other) => one - other),
    leastUnitMinor: asked.leastUnitMinor ?? before.leastUnitMinor,
    mostLineMinor: asked.mostLineMinor ?? before.mostLineMinor,
    numberCapMinor: asked.numberCapMinor ?? before.numberCapMinor,
    playCapMinor: asked.playCapMinor ?? before.playCapMinor,
  };
}

const shown = (terms: Terms) => ({ prizeLevel: terms.prizeLevel, terms: inWords(terms) });

const inWords = (terms: Terms): string =>
  `level ${terms.prizeLevel} of ${terms.prizeLevels.join(' ')}; a unit from ${terms.leastUnitMinor}; a line to ${terms.mostLineMinor}; a number wins to ${terms.numberCapMinor}, a play without numbers to ${terms.playCapMinor}`;
