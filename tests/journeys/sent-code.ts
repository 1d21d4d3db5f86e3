import type { SharedSite } from './fixtures.ts';

/** The last code sent to a number, as a developer reads it in the outbox. */
export async function sentCode(site: SharedSite, number: string): Promise<string> {
  const address = new URL('/dev/outbox', site.origin);
  // The outbox page is available only under a local name.
  address.hostname = 'localhost';
  const page = await (await fetch(address)).text();
  const message = page.split('<li>').find((card) => card.includes(`<strong>${number}</strong>`));
  const code = /\b\d{6}\b/.exec(/class="text">([^<]*)/.exec(message ?? '')?.[1] ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${number}`);
  return code;
}
