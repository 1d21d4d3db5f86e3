// A lock between processes of one checkout: a file that names its holder. A holder that was killed is
// recognised by its process being gone. Used where two commands could install or build at once.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;
const SETTLE_MS = 30;

/**
 * Runs `work` while no other process of this checkout holds `file`; calls `onWait` once if it must wait.
 * @template Result
 * @param {string} file @param {() => void} onWait @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!(await take(file))) {
    if (!told) onWait();
    told = true;
    await pause(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function take(file) {
  if (holderIsGone(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  // Another process may have judged the same leftover and removed the file that was just written.
  await pause(SETTLE_MS);
  return read(file) === String(process.pid);
}

function holderIsGone(file) {
  const holder = read(file);
  if (holder === undefined) return false;
  // Between creating the file and writing the number it is empty; only an old empty file is a leftover.
  if (holder === '')
    return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - 5000;
  try {
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
