import { drawIssue, makeIssues } from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { signInBefore } from '../../../testing/render-app.tsx';
import { page, withOperator } from '../testing.tsx';

const { held, open } = withOperator(['vn-north']);
beforeAll(async () => {
  await drawIssue(held.operator, held.operator.browser(), 'vn-north');
  await makeIssues(held.operator);
});

test('the board marks what came in past draws when a member asks for it, says that it changes nothing, and keeps the choice for each username', async () => {
  const { username } = await signInBefore(held.operator);
  const first = await open();
  const choice = await page(first).findByLabelText('Marks');
  const cell = (app: typeof first) => page(app).getByRole('button', { name: '07' });
  expect(cell(first).textContent).toBe('07');
  await first.user.selectOptions(choice, 'overdue');
  expect(
    await page(first).findByText(/past draws\. They change nothing: every number keeps/),
  ).toBeTruthy();
  await waitFor(() => expect(cell(first).textContent).toMatch(/^07[01]$/));
  expect(localStorage.getItem(`lotteryMarks:${username}`)).toBe('["overdue"]');
  cleanup();
  const again = await open();
  const kept = await page(again).findByLabelText('Marks');
  expect(within(kept).getByRole('option', { selected: true }).textContent).toBe(
    'draws since it came',
  );
  await again.user.selectOptions(kept, '');
  await waitFor(() => expect(cell(again).textContent).toBe('07'));
  localStorage.setItem('lotteryMarks:another', '["times"]');
  expect(localStorage.getItem(`lotteryMarks:${username}`)).toBe('[]');
});
