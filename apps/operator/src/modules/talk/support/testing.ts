import { endpoints } from '@palpite/contract';
import { openServicePath, SERVICE_PATH_TYPE } from '@palpite/contract/service-path.ts';
import type { Browser } from '#testing/operator.ts';

/** Requests a channel as the client does. @returns the address of the window, and the pass in it */
export async function openWindow({ client }: Browser, channel: 'live' | 'vip' = 'live') {
  const { paths } = await client.call(endpoints.customerService.listPaths, { query: { channel } });
  const sealed = paths.find(({ type }) => type === SERVICE_PATH_TYPE)?.path ?? '';
  const { pathname, searchParams } = new URL(openServicePath(sealed), 'http://localhost');
  return { pathname, pass: searchParams.get('pass') ?? '' };
}
