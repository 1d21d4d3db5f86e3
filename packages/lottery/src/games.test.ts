import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clock } from './games.ts';

test('a day without a draw is one that the calendar has', () => {
  const issues = (holiday: string) =>
    v
      .safeParse(clock, { kind: 'daily', holidays: [holiday] })
      .issues?.map(({ path }) => path?.map(({ key }) => key).join('.'));
  expect(issues('2027-02-29')).toContain('holidays.0');
  expect(issues('2028-02-29')).not.toContain('holidays.0');
});
