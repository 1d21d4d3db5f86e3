import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const withClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard });

test('a text is copied; where the browser has no clipboard or refuses it, it says so', async () => {
  const writeText = vi.fn(async () => undefined);
  withClipboard({ writeText });
  expect(await copyText('one')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('one');
  withClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await copyText('two')).toBe(false);
  // An address without TLS.
  withClipboard(undefined);
  expect(await copyText('three')).toBe(false);
});
