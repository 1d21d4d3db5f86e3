// Installs the locked packages, once: a stamp in node_modules says for which lock file and platform
// that was done, so that the next command costs one hash. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { Stop } from './stop.mjs';

/** Makes sure that node_modules holds what package-lock.json names. */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  await withLock(
    join(root, '.cache', 'install.lock'),
    () => process.stdout.write('Another command is installing the packages; waiting for it.\n'),
    async () => {
      if (isInstalled(root)) return;
      if (!matchesLock(root)) await install(root);
      pinnedNode(root);
      writeFileSync(stampFile(root), stamp(root));
    },
  );
}

/**
 * The Node to hand over to: the one that the npm package `node` brought, or the running one when that
 * is new enough (for platforms that the package has no binary for).
 */
export function pinnedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', 'node', 'bin', file);
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Stop(
    `The npm package "node" brought no binary for ${process.platform}-${process.arch}, and this is Node ` +
      `${process.version}. Install Node 24 or newer yourself and run the command again. (If your npm ` +
      'has "ignore-scripts" set, remove that setting and the folder node_modules instead.)',
  );
}

const stampFile = (root) => join(root, 'node_modules', '.palpite-installed');

function stamp(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`;
}

function isInstalled(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === stamp(root);
  } catch {
    return false;
  }
}

/** True when a developer's own `npm install` has already put every locked version in place. */
function matchesLock(root) {
  try {
    const locked = packagesOf(join(root, 'package-lock.json'));
    const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(locked).every(([path, entry]) => {
      if (path === '') return true;
      const found = present[path];
      return found ? found.version === entry.version : entry.optional === true;
    });
  } catch {
    return false;
  }
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function install(root) {
  const total = Object.keys(packagesOf(join(root, 'package-lock.json')));
  const wanted = total.filter((path) => path.startsWith('node_modules/'));
  process.stdout.write(
    'Installing the packages (first start, or package-lock.json has changed).\n',
  );
  const started = Date.now();
  const report = setInterval(() => {
    const there = wanted.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`  … ${there} packages in place after ${seconds} s\n`);
  }, 5000);
  try {
    await npmCi(root);
  } finally {
    clearInterval(report);
  }
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

function npmCi(root) {
  const own = process.env.npm_execpath;
  const [command, prefix] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // Development packages are needed to build and test, whatever NODE_ENV says; the package `node`
  // fetches its binary in an install script.
  const args = ['ci', '--include=dev', '--no-ignore-scripts', '--no-audit', '--no-fund'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('error', (error) =>
      reject(new Stop(`npm could not be started (${error.message}). Install npm and try again.`)),
    );
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Stop(explain(output, signal ?? `exit code ${code}`, root)));
    });
  });
}

/** The sentence for a failed installation: what happened and what to do. */
export function explain(output, ending, root) {
  const says = (...words) => words.some((word) => output.includes(word));
  if (says('ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET', 'ENETUNREACH')) {
    return (
      'The packages could not be fetched: the package registry does not answer. Check the network ' +
      '(and the proxy settings of npm, if you need one), then run the command again.'
    );
  }
  if (says('ENOSPC')) {
    return `The disk is full (${freeMegabytes(root)} MB free); the packages need about 900 MB. Free some space and run the command again.`;
  }
  if (says('EACCES', 'EPERM', 'EROFS')) {
    return `The packages could not be written below ${root}. Make that folder writable for you and run the command again.`;
  }
  if (says('can only install packages when', 'code EUSAGE')) {
    return 'package-lock.json does not fit the package.json files. Run "npm install", look at what it changes in package-lock.json, and run the command again.';
  }
  const tail = output.trim().split('\n').slice(-30).join('\n');
  return `${tail}\n\nThe packages could not be installed (npm ended with ${ending}); the lines above are npm's. Run the command again after mending what they say.`;
}

function freeMegabytes(root) {
  try {
    const disk = statfsSync(root);
    return Math.floor((disk.bavail * disk.bsize) / 1e6);
  } catch {
    return 0;
  }
}
