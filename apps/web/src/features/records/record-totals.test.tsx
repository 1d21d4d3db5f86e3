import type { BettingRecord } from '@palpite/contract/record.ts';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  isCall,
  lines,
  type RecordsSite,
  ROUNDS,
  startRecordsSite,
  table,
  withTotals,
} from '../../testing/records-site.tsx';
import { closeApp } from '../../testing/render-app.tsx';

let site: RecordsSite;
beforeAll(async () => {
  // Loads the code before the first test waits for the page.
  await import('./betting-record-page.tsx');
  site = await startRecordsSite();
});
beforeEach(() => {
  site.operator.clock.now = new Date();
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});
afterAll(() => site.close());

test('[MEMBER-07] the rows do not wait for the totals, which come into their place and stay while pages are turned', async () => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const rounds = Array.from({ length: 21 }, () => [20, { win: 0 }] as const);
  const { app } = await site.open('personalHistoryCopy', rounds, undefined, {
    intercept: async (request, pass) => {
      if (!isCall(request, '/wps/records/bets/totals')) return pass();
      asked += 1;
      await answer.promise;
      return pass();
    },
  });
  const bets = await table(app, 'Betting record');
  expect(lines(bets)).toHaveLength(23);
  expect(lines(bets)[22]).toMatch(/This page.*R\$4\.00/);
  expect(bets.getByRole('rowheader', { name: 'Loading' })).toBeTruthy();
  answer.resolve();
  await bets.findByRole('rowheader', { name: 'Total of 21 bets' });
  expect(lines(bets)[1]).toMatch(/R\$4\.20/);
  await app.user.click(app.screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lines(bets)).toHaveLength(4));
  expect(lines(bets)[1]).toMatch(/Total of 21 bets.*R\$4\.20/);
  expect(asked).toBe(1);
});

test('[MEMBER-07] stakes that are not decided are said below the stakes, and what they have paid below the payouts', async () => {
  const { app } = await site.open('personalHistoryCopy', [...ROUNDS, [500, { partly: 60 }]]);
  const bets = await withTotals(app, 'Betting record', 'Total of 5 bets');
  // 1.00 won 2.50, 2.00 lost, 3.00 was rolled back, 4.00 and 5.00 are in play.
  expect(lines(bets)[1]).toMatch(
    /R\$12\.00R\$9\.00 still in play.*R\$3\.10R\$0\.60 from bets in play.*−R\$0\.50/,
  );
});

test('[MEMBER-07] a lottery bet among others says its choice with its empty places, what it pays and what was drawn', async () => {
  const lottery = { gameCode: '5d-1m', accountTypeName: 'ELOTT' } as const;
  const sold = { play: 'sum-size', selection: '5|big||', odds: '1.956', outcome: '9 0 4 5 1' };
  const { app } = await site.open('personalHistoryCopy', ROUNDS, undefined, {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!isCall(request, '/wps/records/bets')) return answer;
      const told = (await answer.json()) as { value: BettingRecord };
      const rows = told.value.rows.map((bet, at) =>
        at === 0 ? { ...bet, ...sold, game: { ...bet.game, picture: null, lottery } } : bet,
      );
      return Response.json({ ...told, value: { ...told.value, rows } });
    },
  });
  const bets = await withTotals(app, 'Betting record', 'Total of 4 bets');
  expect(lines(bets)[2]).toContain('5 | Big | – | – · pays 1.956 · drawn 9 0 4 5 1');
  // A lottery has no picture: its family's drawing is in its place.
  await waitFor(() => expect(bets.getAllByRole('row')[2]?.querySelector('svg text')).toBeTruthy());
});

test('[MEMBER-07] totals that do not load say so below the rows, with a retry', async () => {
  let broken = true;
  const { app } = await site.open('personalHistoryCopy', ROUNDS, undefined, {
    intercept: async (request, pass) =>
      broken && isCall(request, '/wps/records/bets/totals')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const bets = await table(app, 'Betting record');
  const alert = within(await bets.findByRole('alert'));
  expect(alert.getByText('The totals could not be loaded')).toBeTruthy();
  expect(lines(bets)).toHaveLength(6);
  broken = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await bets.findByRole('rowheader', { name: 'Total of 4 bets' })).toBeTruthy();
});

test('[MEMBER-07] the whole result can be downloaded as a file with exact amounts, in the reader’s language', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const rounds = Array.from({ length: 21 }, (_, index) => [100 + index, { win: 33 }] as const);
  const asked: string[] = [];
  const { app } = await site.open(
    'personalHistoryCopy',
    rounds,
    { page: '2' },
    {
      language: 'PT',
      intercept: async (request, pass) => {
        const { pathname } = new URL(request.url);
        // The page asks for its balance and news on clocks of their own.
        if (pathname.startsWith('/wps/records/')) asked.push(pathname);
        return pass();
      },
    },
  );
  await withTotals(app, 'Histórico de apostas', 'Total de 21 apostas');
  asked.length = 0;
  await app.user.click(app.screen.getByRole('button', { name: 'Baixar em CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const text = new TextDecoder().decode(bytes);
  const [header, ...found] = text.trimEnd().split('\r\n');
  expect(header).toBe(
    'Data e hora;Jogo;Modalidade;Palpite;Cotação;Desfecho;Valor apostado;Prêmio;Rebate;Resultado;Situação;Nº da ordem;Sorteio ou rodada',
  );
  expect(found).toHaveLength(21);
  expect(found[0]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;.*;;;;;1,00;0,33;0,00;-0,67;Devolvida em parte;B\d+;[^;]+$/,
  );
  expect(found[20]).toContain(';1,20;0,33;0,00;-0,87;');
  // What is too much for a file is known before its rows are asked for.
  expect(asked).toEqual(['/wps/records/bets/totals', '/wps/records/bets']);
  expect(names[0]).toMatch(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});
