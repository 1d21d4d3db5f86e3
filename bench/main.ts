/**
 * `npm run bench`: measures, prints a table and writes it to bench/results/. `npm run bench -- ledger`
 * runs one part; `--keep` adds the run to the history, and `npm run bench -- history` writes its page. A figure past its
 * bound ends the run with exit code 1.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { advertised } from './advertised.ts';
import { bet } from './bet.ts';
import { betting } from './betting.ts';
import { carriers } from './carriers.ts';
import { dearest } from './dearest.ts';
import { draw } from './draw.ts';
import { historyPage, keep, measuredCommit, PAGE, readHistory } from './history.ts';
import { home } from './home.ts';
import { homeMobile } from './home-mobile.ts';
import { javascript } from './javascript.ts';
import { ledger } from './ledger.ts';
import { live } from './live.ts';
import { lobby } from './lobby.ts';
import { login } from './login.ts';
import { reconcile } from './reconcile.ts';
import { records } from './records.ts';
import { render } from './render.ts';
import { type Figure, missed, type Part, table } from './result.ts';
import { rooms } from './rooms.ts';
import { round } from './round.ts';
import { start } from './start.ts';
import { taps } from './taps.ts';
import { team } from './team.ts';
import { values } from './values.ts';

const PARTS: readonly Part[] = [
  javascript,
  home,
  homeMobile,
  taps,
  advertised,
  lobby,
  betting,
  render,
  login,
  ledger,
  reconcile,
  records,
  live,
  values,
  carriers,
  rooms,
  round,
  bet,
  draw,
  dearest,
  team,
  start,
];

const KEEP = '--keep';
const said = process.argv.slice(2);
const wanted = said.filter((name) => name !== KEEP);
if (wanted.join() === 'history') {
  await writeFile(PAGE, historyPage(await readHistory()));
  process.exit(0);
}
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = PARTS.map((part) => part.name).join(', ');
  process.stderr.write(`No part is called ${unknown.join(', ')}. Parts: ${names}, history.\n`);
  process.exit(2);
}
// Before minutes of measuring, since it may refuse.
const commit = said.includes(KEEP) ? measuredCommit() : null;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const measured: { part: Part; figures: Figure[] }[] = [];
for (const part of PARTS) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  say(`\n${part.title}`);
  const figures = await part.measure(say);
  measured.push({ part, figures });
  say(`\n${table(part.title, figures)}`);
}

const machine = {
  system: `${platform()} ${arch()}`,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 1e9),
  node: process.version,
};
const now = new Date().toISOString();
const name = now.slice(0, 19).replaceAll(':', '-');
const results = join(import.meta.dirname, 'results');
await mkdir(results, { recursive: true });
await writeFile(
  join(results, `${name}.json`),
  `${JSON.stringify(
    {
      measuredAt: now,
      machine,
      parts: measured.map(({ part, figures }) => ({ part: part.name, figures })),
    },
    null,
    2,
  )}\n`,
);
const about = `Measured ${now} on ${machine.cores} × ${machine.processor}, ${machine.memoryGigabytes} GB, ${machine.system}, Node ${machine.node}.\n\n`;
const tables = measured.map(({ part, figures }) => table(part.title, figures));
await writeFile(join(results, `${name}.md`), about + tables.join('\n'));
say(`Written to bench/results/${name}.json and .md.`);
if (commit !== null) {
  const about = { at: now, commit, machine };
  await keep(
    measured.map(({ part, figures }) => ({
      part: part.name,
      title: part.title,
      ...about,
      figures,
    })),
  );
  say('Kept in bench/history.jsonl; docs/speed.md shows it.');
}

const past = measured.flatMap(({ figures }) => figures).filter(missed);
for (const figure of past) say(`Past its bound: ${figure.what}.`);
process.exitCode = past.length > 0 ? 1 : 0;
