import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, getBrowser, type Machine, NoBrowserError } from './browser.ts';

let folder: string;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palpite-browser-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of the machine: a script of the shell's own words. */
function put(name: string, script: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const BRINGS_CHROMIUM = ': > "${0%/*}/chromium"';
const FAILS = 'echo "Reading package lists" >&2; echo "nothing to fetch it from" >&2; exit 100';

function machine(download: string, root: boolean): Machine {
  return { path: folder, root, places: ['', join(folder, 'downloaded')], download: [download] };
}

const DOWNLOADS = ': > "${0%/*}/downloaded"';

test('a browser that is there is taken, and nothing is installed', () => {
  put('apt-get', FAILS);
  put('chromium', '');
  const there = machine(put('download', FAILS), true);
  expect(getBrowser(say, there)).toBe(join(folder, 'chromium'));
  expect(findBrowser(there)).toBe(join(folder, 'chromium'));
  expect(said).toEqual([]);
});

test('without one, root gets the system’s package, whatever CI says, and reads that it does', () => {
  put('apt-get', `[ "$1" = update ] || ${BRINGS_CHROMIUM}`);
  const bare = machine(put('download', FAILS), true);
  expect(getBrowser(say, bare)).toBe(join(folder, 'chromium'));
  expect(said).toEqual(['No browser was found: installing the package chromium.']);
});

test('who is not root gets Playwright’s own download', () => {
  put('apt-get', BRINGS_CHROMIUM);
  const bare = machine(put('download', DOWNLOADS), false);
  expect(getBrowser(say, bare)).toBe(join(folder, 'downloaded'));
  expect(said).toEqual(["No browser was found: installing Playwright's Chromium."]);
});

test('where the package cannot be had, the download is tried', () => {
  put('apt-get', FAILS);
  const bare = machine(put('download', DOWNLOADS), true);
  expect(getBrowser(say, bare)).toBe(join(folder, 'downloaded'));
});

test('where both are impossible, the one command is named, with what was tried', () => {
  put('apt-get', FAILS);
  const bare = machine(put('download', FAILS), true);
  expect(() => getBrowser(say, bare)).toThrow(NoBrowserError);
  expect(() => getBrowser(say, bare)).toThrow(
    /chromium failed: nothing to fetch it from\n.*Chromium failed: nothing to fetch it from\n.*\n {2}sudo apt-get install chromium$/,
  );
});

test('only to look for one installs nothing', () => {
  put('apt-get', BRINGS_CHROMIUM);
  const bare = machine(put('download', DOWNLOADS), true);
  expect(() => findBrowser(bare)).toThrow(/sudo apt-get install chromium$/);
});
