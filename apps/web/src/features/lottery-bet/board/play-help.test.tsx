import { makeIssues } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../../testing/failing-calls.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
});
afterEach(closeApp);

test.each([
  [
    '/vnlottery?gameCode=vn-north&playType=lo2',
    ['the last 2 digits of any prize', 'A draw has 27 such places.', '27 units', '23.7657%', '80%'],
  ],
  [
    '/vnlottery?gameCode=vn-north&playType=truot4',
    ['None of the 4 numbers of a bet may come', '1 unit', '33.2142%', '83.03%'],
  ],
  [
    '/vnlottery?gameCode=vn-north&playType=xien-quay3',
    [
      'every group of 2 or 3 of its 3 numbers: 4 groups at once',
      '4 units',
      '85.84%',
      'A group of 2 16',
      'A group of 3 65',
    ],
  ],
  [
    '/elott?gameCode=5d-1m&playType=last-three-group-3',
    ['come at Ball 3 to Ball 5, in any order', 'Twice in the draw: 1 number', '0.3%', '97.8%'],
  ],
  [
    '/elott?gameCode=keno-1m&playType=pick-5',
    ['It wins when 3, 4, or 5 of them come', '3 right 4', '5 right 600'],
  ],
  ['/elott?gameCode=k3-1m&playType=sum-size', ['Big 11–18', 'Small 3–10', '50%', '97.8%']],
  [
    '/elott?gameCode=pk10-1m&playType=dragon-tiger-1',
    ['Dragon wins when Rank 1 is higher than Rank 10'],
  ],
  ['/elott?gameCode=11of5-1m&playType=any-8', ['It wins when 5 of them come']],
])(
  '%s: the rule, the cost, the chance, the return and an example are said',
  async (path, texts) => {
    const { screen, user } = await renderApp(operator, path);
    const summary = await screen.findByText(/^How this play works · returns /);
    await user.click(summary);
    const help = summary.closest('details') ?? document.body;
    await within(help).findByRole('heading', { name: 'An example' });
    for (const text of texts) expect(help.textContent).toContain(text);
    expect(help.textContent).toMatch(/It costs \d+ units? of .+, and this draw pays .+\./);
  },
);
