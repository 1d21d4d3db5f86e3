/** `npm run operator -- …`: the operator's command line, on the running site's database or on a stopped one's. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperator, type Operator } from '@palpite/operator';
import { COMMANDS, runCommand, USE_CASES } from '@palpite/operator/backoffice';
import { Client } from 'pg';
import { ask } from './ask.ts';
import { backupCommands } from './backup-commands.ts';
import { ADDRESS_FILE, openDatabase, type SiteDatabase } from './database.ts';
import { lotteryConfig } from './lottery-config.ts';
import { readSettings, type Settings } from './settings.ts';
import { publicOrigins, readSiteBrands } from './site-brands.ts';
import { StartError } from './start-error.ts';

let database: SiteDatabase | undefined;

async function open(): Promise<Operator> {
  const settings = readSettings(process.env);
  const brands = await readSiteBrands(settings.brandsDirectory);
  database = await siteDatabase(settings);
  const operator = await createOperator({
    databaseUrl: database.url,
    dataDirectory: settings.dataDirectory,
    brandsDirectory: settings.brandsDirectory,
    publicOrigins: publicOrigins(settings.publicOrigins, brands, settings.port),
    gamesOrigin: settings.gamesOrigin ?? `http://localhost:${settings.gamesPort}`,
    masterKey: settings.masterKey,
    ...lotteryConfig(settings),
    logLevel: settings.logLevel,
  });
  await operator.migrate();
  return operator;
}

/** The site's database: one's own, the running site's, or, while no site runs, the data folder's. */
async function siteDatabase({ databaseUrl, dataDirectory }: Settings): Promise<SiteDatabase> {
  const running = databaseUrl ? undefined : await runningDatabase(dataDirectory);
  return openDatabase(dataDirectory, databaseUrl ?? running, () => undefined);
}

/** The address that a running site has left; one that a killed site left leads nowhere. */
async function runningDatabase(dataDirectory: string): Promise<string | undefined> {
  const text = await readFile(join(dataDirectory, ADDRESS_FILE), 'utf8').catch(() => '');
  const client = new Client({ connectionString: text.trim(), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    if (text) await client.connect();
    return text.trim() || undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// A reader that left (`… | head`) ends what is said, not what is done.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const complain = (line: string) => void process.stderr.write(`${line}\n`);
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    open,
    useCases: USE_CASES,
    commands: COMMANDS,
    further: backupCommands(() => readSettings(process.env)),
    staffToken: process.env['PALPITE_STAFF_TOKEN'],
    ask,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain,
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  complain(error.message);
  process.exitCode = 1;
} finally {
  await database?.close();
}
