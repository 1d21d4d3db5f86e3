import { endpoints } from '@palpite/contract';
import { makeIssues, playOnly, workUntil } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { issueText } from '../../parts/lottery/issue-text.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
  await playOnly(operator, ['vn-north']);
});
afterEach(closeApp);

describe('a region of Vietnam says where its draw is', () => {
  const atNorth = async (momentOf: (closesAt: number) => number) => {
    const { onSale } = await operator
      .browser()
      .client.call(endpoints.lottery.getIssue, { query: { gameCode: 'vn-north' } });
    operator.clock.now = new Date(momentOf(Date.parse(onSale?.closesAt ?? '')));
    await operator.clock.isSet();
    const { screen } = await renderApp(operator, '/vnlottery');
    return {
      issue: onSale,
      region: within(await screen.findByRole('region', { name: 'Northern Vietnam' })),
    };
  };

  test('two minutes before its close: closing soon', async () => {
    const { region } = await atNorth((closesAt) => closesAt - 100_000);
    expect(await region.findByText('Closing soon')).toBeTruthy();
    expect((await region.findByRole('timer')).textContent).toMatch(/^0[01]:\d\d$/);
  });

  test('after it: drawing, with the issue that is awaited; then what it drew, as the way to all its prizes', async () => {
    const { issue, region } = await atNorth((closesAt) => closesAt);
    expect((await region.findAllByText('Closed, drawing')).length).toBeGreaterThan(1);
    expect(region.getByText(`Issue ${issueText(issue?.numero ?? '', 'en')}`)).toBeTruthy();
    closeApp();
    await workUntil(operator, issue?.closesAt ?? '');
    await workUntil(operator, issue?.drawsAt ?? '');
    const { screen } = await renderApp(operator, '/vnlottery');
    const drawn = within(await screen.findByRole('region', { name: 'Northern Vietnam' }));
    const result = await drawn.findByRole('link', { name: /^Northern Vietnam ?\d{5}$/ });
    expect(result.getAttribute('href')).toContain('view=results');
    expect(drawn.queryByText('Closed, drawing')).toBeNull();
  });
});
