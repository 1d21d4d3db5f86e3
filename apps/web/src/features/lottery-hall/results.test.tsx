import { endpoints } from '@palpite/contract';
import { drawIssue, makeIssues, playOnly } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { issueText } from '../../parts/lottery/issue-text.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let north: string;
let fiveD: string;
beforeAll(async () => {
  await makeIssues(operator);
  await playOnly(operator, ['5d-1m', 'vn-north', 'vn-ben-tre', 'vn-vung-tau', 'vn-bac-lieu']);
  const visitor = operator.browser();
  await drawIssue(operator, visitor, '5d-1m');
  fiveD = await drawIssue(operator, visitor, '5d-1m');
  north = await drawIssue(operator, visitor, 'vn-north');
});
afterEach(closeApp);

const proofOf = (gameCode: string, numero: string) =>
  operator.browser().client.call(endpoints.lottery.getProof, { query: { gameCode, numero } });

test('a visitor sees every prize of a Vietnam draw, its heads and tails, and the statistics', async () => {
  const { screen } = await renderApp(operator, '/vnlottery?gameCode=vn-north&view=results');
  const prizes = await screen.findByRole('table', {
    name: `Prizes of issue ${issueText(north, 'en')}`,
  });
  const { numbers } = await proofOf('vn-north', north);
  expect(
    within(prizes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(numbers);
  expect(within(prizes).getByRole('rowheader', { name: 'Special prize' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Heads and tails' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  const digit = numbers[0]?.at(-2) ?? '';
  const row = within(table).getByRole('rowheader', { name: digit }).closest('tr');
  expect(row?.textContent).toContain(numbers[0]?.slice(-2));
  expect(await screen.findByText('Past draws change nothing.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Longest not drawn' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Trend: Tail of the special prize' })).toBeTruthy();
});

test('a member sees the last draws of a fast game, counted by place, with their trend', async () => {
  await signInBefore(operator);
  const { screen, user, router } = await renderApp(operator, '/elott?gameCode=5d-1m&view=results');
  const { numbers } = await proofOf('5d-1m', fiveD);
  const trend = await screen.findByRole('table', { name: 'Trend: Ball 1' });
  const head = await within(trend).findByRole('rowheader', { name: issueText(fiveD, 'en') });
  const row = head.closest('tr');
  expect(row?.querySelectorAll('td')[Number(numbers[0])]?.textContent).toBe(numbers[0]);
  await user.click(await screen.findByRole('link', { name: 'Ball 3' }));
  expect(await screen.findByRole('table', { name: 'Trend: Ball 3' })).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ gameCode: '5d-1m', place: 3 });
});

test('of a fast game a visitor sees the last draws, each with its sum and its proof, and what is counted; the rest is a line away', async () => {
  const { screen } = await renderApp(operator, '/elott?gameCode=5d-1m&view=results');
  const list = within(await screen.findByRole('region', { name: 'Last draws' }));
  const rows = list.getAllByRole('link', { name: /^Verify issue / });
  // Each minute of the day that Vietnam's draw was waited for had its own.
  expect(rows).toHaveLength(20);
  const query = { gameCode: '5d-1m', count: 1 };
  const { list: newest } = await operator
    .browser()
    .client.call(endpoints.lottery.listLastDraws, { query });
  const numero = newest[0]?.numero ?? '';
  expect(rows[0]?.getAttribute('href')).toBe(`/elott?gameCode=5d-1m&view=proof&numero=${numero}`);
  const { numbers } = await proofOf('5d-1m', numero);
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  const row = rows[0]?.closest('li');
  expect(row?.textContent).toContain(`Sum ${sum}`);
  expect(row?.textContent).toContain(sum > 22 ? 'Big' : 'Small');
  expect(row?.textContent).toContain(sum % 2 === 1 ? 'Odd' : 'Even');
  expect(await screen.findByText('Past draws change nothing.')).toBeTruthy();
  expect(screen.getByText(/^The last hundred draws, and how long/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Longest not drawn' })).toBeNull();
});

test('the results have the head of the board: the other clocks, the way to bet, the countdown', async () => {
  await makeIssues(operator);
  const { screen } = await renderApp(operator, '/elott?gameCode=5d-1m&view=results');
  const clocks = within(
    await screen.findByRole('navigation', { name: 'Other clocks of this game' }),
  );
  expect(clocks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['1m', '3m', '5m'].map((clock) => `/elott?gameCode=5d-${clock}&view=results`),
  );
  expect(clocks.getByRole('link', { current: 'page' }).textContent).toContain('1 min');
  const bet = screen.getByRole('link', { name: 'Choose numbers' });
  expect(bet.getAttribute('href')).toBe('/elott?gameCode=5d-1m');
  // The side menu may have a clock of its own by now.
  expect(await within(screen.getByRole('main')).findByRole('timer')).toBeTruthy();
});

test('of Vietnam the other regions are a press away', async () => {
  const { screen } = await renderApp(operator, '/vnlottery?gameCode=vn-north&view=results');
  const regions = within(await screen.findByRole('navigation', { name: 'Regions' }));
  expect(regions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Northern Vietnam',
    'Central Vietnam',
    'Southern Vietnam',
  ]);
});

test('whether chance explains the counts is said in words; the figure of the test is there for those who ask', async () => {
  const { screen } = await renderApp(operator, '/elott?gameCode=5d-1m&view=results');
  expect(await screen.findByText('Within chance.')).toBeTruthy();
  const { drawCount } = await operator
    .browser()
    .client.call(endpoints.lottery.getStatistics, { query: { gameCode: '5d-1m' } });
  expect(drawCount).toBeGreaterThan(20);
  const count = drawCount.toLocaleString('en');
  const figure = screen.getByText(
    new RegExp(`^χ² = .* with 9 degrees of freedom, over ${count} draws$`),
  );
  expect(figure.closest('details')?.open).toBe(false);
  expect(screen.getByText(`of the last ${count} draws`)).toBeTruthy();
});

test('counts that chance hardly explains are said to be so', async () => {
  const { screen } = await renderApp(operator, '/elott?gameCode=5d-1m&view=results', {
    async intercept(request, pass) {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/statistics')) return response;
      const answer = await response.json();
      for (const place of answer.value.places) place.deviations = '3.20';
      return Response.json(answer, { headers: response.headers });
    },
  });
  expect(await screen.findByText('More than chance explains easily.')).toBeTruthy();
  expect(screen.queryByText('Within chance.')).toBeNull();
});

test('the browser recomputes a draw, and a figure that is changed fails it', async () => {
  const { screen, user } = await renderApp(
    operator,
    `/elott?gameCode=5d-1m&view=proof&numero=${fiveD}`,
  );
  const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });
  expect(await verdict('This draw holds')).toBeTruthy();
  expect(screen.queryByText('Does not match')).toBeNull();
  for (const change of [
    'Change a number',
    'Change the seed',
    'Change the seal',
    'Change the anchor',
  ]) {
    await user.click(screen.getByRole('button', { name: change }));
    expect(await verdict('This draw does not hold')).toBeTruthy();
    expect(screen.getAllByText('Does not match').length).toBeGreaterThan(0);
  }
  await user.click(screen.getByRole('button', { name: 'As it was published' }));
  expect(await verdict('This draw holds')).toBeTruthy();
  expect(screen.getByText(/so it knew the numbers while it sold/)).toBeTruthy();
});

test('a proof that the operator has tampered with fails', async () => {
  const { screen } = await renderApp(operator, `/elott?gameCode=5d-1m&view=proof&numero=${fiveD}`, {
    async intercept(request, pass) {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/proof')) return response;
      const answer = await response.json();
      const [first, ...rest] = answer.value.numbers;
      answer.value.numbers = [first === '0' ? '1' : '0', ...rest];
      return Response.json(answer, { headers: response.headers });
    },
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'This draw does not hold' }),
  ).toBeTruthy();
});

type Changed = (proof: { chain: { place: number } }) => object;

/** The proof page with what the operator answers changed. */
const renderChanged = (numero: string, change: Changed) =>
  renderApp(operator, `/elott?gameCode=5d-1m&view=proof&numero=${numero}`, {
    async intercept(request, pass) {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/proof')) return response;
      const answer = await response.json();
      answer.value = change(answer.value);
      return Response.json(answer, { headers: response.headers });
    },
  });

test('what the site did not sign fails, before its draw too; the key and the signature are shown', async () => {
  const { list } = await operator.browser().client.call(endpoints.lottery.listSigningKeys);
  const honest = await renderChanged(fiveD, (proof) => proof);
  expect(await honest.screen.findByText(list[0]?.publicKey ?? 'no key')).toBeTruthy();
  const { signature } = await proofOf('5d-1m', fiveD);
  expect(honest.screen.getByText(signature ?? 'no signature')).toBeTruthy();
  expect(honest.screen.getByText(/^That the key is the site’s own/)).toBeTruthy();
  await closeApp();
  await makeIssues(operator);
  const { onSale } = await operator
    .browser()
    .client.call(endpoints.lottery.getIssue, { query: { gameCode: '5d-1m' } });
  const swapped = await renderChanged(onSale?.numero ?? '', (proof) => ({ ...proof, signature }));
  const name = 'This draw does not hold';
  expect(await swapped.screen.findByRole('heading', { level: 2, name })).toBeTruthy();
  expect(swapped.screen.getAllByText('Does not match')).toHaveLength(1);
});

test('a seed that was not revealed in time is a fault on the draw’s page, with what it means for the bets', async () => {
  const inTime = await renderChanged(fiveD, (proof) => proof);
  const name = 'This draw was late';
  await inTime.screen.findByRole('heading', { level: 2, name: 'This draw holds' });
  expect(inTime.screen.queryByRole('heading', { name })).toBeNull();
  await closeApp();
  const lateSince = '2026-03-02T12:30:00.000Z';
  const late = await renderChanged(fiveD, (proof) => ({ ...proof, lateSince }));
  expect(await late.screen.findByRole('heading', { level: 3, name })).toBeTruthy();
  expect(
    late.screen.getByText(/^Its seed was due by .* Every bet on it stays as it is/),
  ).toBeTruthy();
  await closeApp();
  const missing = await renderChanged(fiveD, (proof) => ({
    ...proof,
    lateSince,
    seed: null,
    numbers: [],
    drawnAt: null,
    state: 'closed',
  }));
  const awaited = { level: 3, name: 'This draw is late' };
  expect(await missing.screen.findByRole('heading', awaited)).toBeTruthy();
});

test('a seed that does not lead back to the anchor of its day fails; an issue without a chain is checked without it', async () => {
  const withChain = (change: (chain: { place: number }) => unknown) =>
    renderChanged(fiveD, (proof) => ({ ...proof, chain: change(proof.chain), signature: null }));
  const moved = await withChain((chain) => ({ ...chain, place: chain.place + 1 }));
  const name = (verdict: string) => ({ level: 2, name: verdict });
  expect(await moved.screen.findByRole('heading', name('This draw does not hold'))).toBeTruthy();
  expect(moved.screen.getAllByText('Does not match')).toHaveLength(1);
  await closeApp();
  const alone = await withChain(() => null);
  expect(await alone.screen.findByRole('heading', name('This draw holds'))).toBeTruthy();
  expect(alone.screen.queryByRole('button', { name: 'Change the anchor' })).toBeNull();
});

test('of a draw to come only the seal is shown', async () => {
  await makeIssues(operator);
  const { onSale } = await operator
    .browser()
    .client.call(endpoints.lottery.getIssue, { query: { gameCode: '5d-1m' } });
  const { screen } = await renderApp(
    operator,
    `/elott?gameCode=5d-1m&view=proof&numero=${onSale?.numero}`,
  );
  expect(
    await screen.findByRole('heading', { level: 2, name: 'This draw is still to come' }),
  ).toBeTruthy();
  expect(screen.getByText(onSale?.commitment ?? 'no seal')).toBeTruthy();
  const { chain } = await proofOf('5d-1m', onSale?.numero ?? '');
  expect(screen.getByText(chain?.anchor ?? 'no anchor')).toBeTruthy();
  expect(screen.getAllByText('not published yet')).toHaveLength(2);
});

test('of an official draw no seal is claimed: only the root of its bets', async () => {
  const { screen } = await renderApp(
    operator,
    `/vnlottery?gameCode=vn-north&view=proof&numero=${north}`,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Drawn outside' })).toBeTruthy();
  const { root } = await proofOf('vn-north', north);
  expect(screen.getByText(root ?? 'no root')).toBeTruthy();
  expect(screen.queryByText('Seed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change a number' })).toBeNull();
});

test('a day of the South is one table: a column a station, from the eighth prize down to the special one', async () => {
  const visitor = operator.browser();
  await makeIssues(operator);
  const numero = await drawIssue(operator, visitor, 'vn-ben-tre');
  const { screen } = await renderApp(operator, '/vnlottery?gameCode=vn-ben-tre&view=results');
  const table = within(
    await screen.findByRole('table', { name: `Prizes of issue ${issueText(numero, 'en')}` }),
  );
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads[0]).toBe('Prize');
  expect(heads.slice(1).toSorted()).toEqual(['Bạc Liêu', 'Bến Tre', 'Vũng Tàu']);
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([rows[0], rows.at(-1)]).toEqual(['Eighth prize', 'Special prize']);
  const { numbers } = await proofOf('vn-vung-tau', numero);
  const at = heads.indexOf('Vũng Tàu');
  const cells = table.getAllByRole('row').slice(1);
  const shown = cells.map((row) => within(row).getAllByRole('cell')[at - 1]);
  expect(shown.at(-1)?.textContent).toBe(numbers[0]);
  expect(shown[0]?.textContent).toBe(numbers.at(-1));
  const other = table.getByRole('link', { name: 'Vũng Tàu' });
  expect(other.getAttribute('href')).toContain(`gameCode=vn-vung-tau`);
});
