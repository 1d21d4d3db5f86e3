import { runningClock } from '@palpite/lottery/games.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { word } from '#kernel/staff/inputs.ts';
import { invalidInput, wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import { gameTitles } from '../rules/titles.ts';
import { addedGame } from './added-game.ts';
import { lockGame, soundClock } from './game-state.ts';
import type { GameNeeds } from './game-use-cases.ts';

const { act } = staffUseCases<GameNeeds>();

/** A fast draw of a family that is there, by another clock: the plays are the family's, the draws and chains its own. */
export const addClock = act({
  name: 'lottery.add-game',
  roles: ['content', 'admin'],
  fourEyes: true,
  input: v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^(?!vn-)[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a code such as k3-10m'),
      v.maxLength(40),
    ),
    like: word,
    everyMinutes: v.number(),
    closeBeforeSeconds: v.optional(v.number()),
  }),
  async run(context, { code, like: likeCode, everyMinutes, closeBeforeSeconds }) {
    const { tx } = context;
    const like = await lockGame(tx, likeCode);
    if (like.clock.kind !== 'running') {
      throw invalidInput(`${likeCode} is drawn once a day; see \`lottery station add\`.`);
    }
    const parsed = v.safeParse(runningClock, { ...like.clock, everyMinutes });
    if (!parsed.success) {
      throw invalidInput('A fast draw comes every 1 to 10 minutes, a whole number of times a day.');
    }
    const clock = soundClock({ ...like, code, clock: parsed.output }, { closeBeforeSeconds });
    const others = await tx
      .select()
      .from(lotteryGame)
      .where(and(eq(lotteryGame.menuGroup, like.menuGroup), isNull(lotteryGame.endedAt)));
    const same = others.find(
      (other) => other.clock.kind === 'running' && other.clock.everyMinutes === everyMinutes,
    );
    // Two would have one name.
    if (same) throw wrongState(`${same.code} is drawn every ${everyMinutes} minutes already.`);
    const titles = gameTitles({
      code,
      kind: like.kind,
      group: like.menuGroup,
      prizeModes: [],
      name: code,
      clock,
    });
    return addedGame(context, like, { code, clock, titles });
  },
});
