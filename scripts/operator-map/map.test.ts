import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  besideDoors,
  circles,
  climbs,
  type Edge,
  filesBelow,
  forbidden,
  foreignTables,
  moduleOf,
  ofOwnDoor,
  readEdges,
  readTableNames,
  roomOf,
  withoutEnding,
} from './graph.ts';
import { BELOW_SERVICES, COMPOSITION, MAY_IMPORT, TESTING } from './rooms.ts';

const SOURCE = resolve(import.meta.dirname, '../../apps/operator/src');
const files = filesBelow(SOURCE).map(withoutEnding);
const edges = readEdges(SOURCE);

describe('the map of the operator', () => {
  test('knows the module of every file', () => {
    const known = [...Object.keys(MAY_IMPORT), COMPOSITION, TESTING];
    expect(files.filter((file) => !known.includes(moduleOf(roomOf(file))))).toEqual([]);
  });

  test('has layers without a circle', () => {
    const below = (module: string, seen: readonly string[]): string[] =>
      (MAY_IMPORT[module] ?? []).flatMap((lower) =>
        seen.includes(lower) ? [`${seen.join(' → ')} → ${lower}`] : below(lower, [...seen, lower]),
      );
    expect(Object.keys(MAY_IMPORT).flatMap((module) => below(module, [module]))).toEqual([]);
  });
});

describe('the operator’s imports, type imports too', () => {
  test('cross no layer', () => {
    expect(forbidden(edges)).toEqual({});
  });

  test('enter a module by its door alone', () => {
    const doors = files.filter((file) => roomOf(file).endsWith('/index'));
    const modules = new Set(files.map((file) => moduleOf(roomOf(file))));
    for (const other of ['kernel', COMPOSITION, TESTING]) modules.delete(other);
    expect(doors.map((file) => moduleOf(roomOf(file))).sort()).toEqual([...modules].sort());
    expect(besideDoors(edges)).toEqual([]);
  });

  test('inside a module never leave it by its own door', () => {
    expect(ofOwnDoor(edges)).toEqual([]);
  });

  test('use another module’s tables for references alone, but for the modules that may', () => {
    expect(foreignTables([...edges, ...readTableNames(SOURCE)])).toEqual({});
  });

  test('of Services come from no room that Services is made of', () => {
    const services = edges.filter(({ to }) => /(^|\/)services$/.test(to));
    expect(services.length).toBeGreaterThan(0);
    expect(services.filter(({ from }) => BELOW_SERVICES.includes(roomOf(from)))).toEqual([]);
  });

  test('make no circle of rooms', () => {
    expect(circles(edges)).toEqual([]);
  });

  test('inside a module go down its order of rooms', () => {
    const inModules = edges.filter(({ from }) => from.startsWith('modules/'));
    expect(climbs(inModules)).toEqual([]);
  });
});

describe('what the lint sees', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palpite-map-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (path: string, code: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  };

  test('type imports, re-exports and late imports, but no test, and no package but the sandbox’s', () => {
    write(
      'modules/money/wallet/a.ts',
      `import type { A } from '#modules/wager/vendors/b.ts';
       export { c } from './c.ts';
       import { z } from 'zod';
       import { ledger } from '@palpite/ledger';
       import { scene } from '@palpite/art/scene.ts';
       export const late = () => import('#kernel/http/d.ts');`,
    );
    write('modules/money/wallet/a.test.ts', `import '#modules/promotion/x.ts';`);
    expect(readEdges(folder)).toEqual([
      { from: 'modules/money/wallet/a', to: 'modules/money/wallet/c' },
      { from: 'modules/money/wallet/a', to: 'modules/wager/vendors/b' },
      { from: 'modules/money/wallet/a', to: 'kernel/http/d' },
      { from: 'modules/money/wallet/a', to: '@palpite/art/scene' },
    ]);
  });

  test('an import of a higher module, and none of a lower one', () => {
    const up: Edge = { from: 'modules/money/wallet/a', to: 'modules/wager/vendors/b' };
    const down: Edge = { from: 'modules/wager/vendors/b', to: 'modules/money/wallet/a' };
    const composing: Edge = { from: 'handlers', to: 'modules/wager/vendors/b' };
    expect(forbidden([up, down, composing])).toEqual({ 'money → wager': 1 });
  });

  test('an import of the sandbox’s packages as one of module sandbox', () => {
    const tile = '@palpite/art/scene';
    expect(forbidden([{ from: 'modules/money/wallet/a', to: tile }])).toEqual({
      'money → sandbox': 1,
    });
    expect(forbidden([{ from: 'sandbox/pictures/routes', to: tile }])).toEqual({});
  });

  test('a table that the text of a statement names', () => {
    write(
      'modules/identity/tables/account.table.ts',
      `export const t = operatorSchema.table('account', {});`,
    );
    write(
      'modules/talk/chat/room.ts',
      'const statement = `select 1 from operator.account join operator.none`;',
    );
    expect(readTableNames(folder)).toEqual([
      { from: 'modules/talk/chat/room', to: 'modules/identity/tables/account.table' },
    ]);
  });

  test('a table that comes from a package, by its name in the schema', () => {
    write(
      'kernel/work/work.table.ts',
      "export const all = workTables('operator');\nexport const { work, workCalendar } = all;",
    );
    write('modules/talk/chat/late.ts', 'const statement = `delete from operator.work_calendar`;');
    expect(readTableNames(folder)).toContainEqual({
      from: 'modules/talk/chat/late',
      to: 'kernel/work/work.table',
    });
  });

  test('a table of another module in code, and none in a table that refers to it, in a report of wagers or in its own module', () => {
    const uses: Edge[] = [
      { from: 'modules/talk/chat/room', to: 'modules/identity/tables/account.table' },
      { from: 'modules/talk/tables/chat.table', to: 'modules/identity/tables/account.table' },
      { from: 'modules/insight/record/rows', to: 'modules/wager/tables/round.table' },
      { from: 'modules/insight/record/rows', to: 'modules/lottery/tables/lottery.table' },
      { from: 'modules/identity/account/accounts', to: 'modules/identity/tables/account.table' },
    ];
    expect(foreignTables(uses)).toEqual({ 'insight → lottery': 1, 'talk → identity': 1 });
  });

  test('a way into a module beside its door, from wherever it comes, and none of a test, a table or a report', () => {
    const inside = 'modules/identity/account/accounts';
    const table = 'modules/identity/tables/account.table';
    const uses: Edge[] = [
      { from: 'modules/talk/chat/room', to: inside },
      { from: 'backoffice/log-in', to: inside },
      { from: 'sandbox/demo-accounts', to: table },
      { from: 'app', to: inside },
      { from: 'modules/talk/chat/room', to: 'backoffice/audit' },
    ];
    expect(besideDoors(uses)).toEqual(uses.map(({ from, to }) => `${from} → ${to}`).sort());
    expect(
      besideDoors([
        { from: 'modules/talk/chat/room', to: 'modules/identity/index' },
        { from: 'modules/identity/session/find', to: inside },
        { from: 'modules/talk/tables/chat.table', to: table },
        { from: 'modules/insight/team/team-sql', to: table },
        { from: 'tables', to: table },
        { from: 'testing/seat-players', to: inside },
        { from: 'modules/talk/chat/room', to: 'kernel/http/frame' },
      ]),
    ).toEqual([]);
  });

  test('a module that goes around by its own door', () => {
    const door = 'modules/identity/index';
    expect(ofOwnDoor([{ from: 'modules/identity/session/find', to: door }])).toHaveLength(1);
    expect(ofOwnDoor([{ from: 'modules/talk/chat/room', to: door }])).toEqual([]);
  });

  test('an import up the order of rooms, and a room that the order leaves out', () => {
    const bets = 'modules/lottery/bets/a';
    const uses: Edge[] = [
      { from: bets, to: 'modules/lottery/menu/b' },
      { from: bets, to: 'modules/lottery/use-cases' },
      { from: bets, to: 'modules/lottery/unheard-of/b' },
    ];
    expect(climbs(uses)).toEqual([
      'lottery/bets → lottery',
      'lottery/bets → lottery/menu',
      'lottery/bets → lottery/unheard-of',
    ]);
    expect(
      climbs([
        { from: bets, to: 'modules/lottery/issues/b' },
        { from: 'modules/lottery/staff/a', to: bets },
        { from: 'modules/lottery/handlers', to: bets },
        { from: 'modules/lottery/index', to: 'modules/lottery/use-cases' },
        { from: bets, to: 'modules/wager/index' },
      ]),
    ).toEqual([]);
  });

  test('a circle of rooms around a corner', () => {
    const circle: Edge[] = [
      { from: 'modules/money/wallet/a', to: 'modules/money/deposit/b' },
      { from: 'modules/money/deposit/b', to: 'modules/money/payout/c' },
      { from: 'modules/money/payout/c', to: 'modules/money/wallet/a' },
      { from: 'modules/money/payout/c', to: 'modules/money/turnover/d' },
    ];
    expect(circles(circle)).toEqual(['money/deposit ↔ money/payout ↔ money/wallet']);
    expect(circles(circle.slice(1))).toEqual([]);
  });
});
