import { customerServiceListPaths } from '@palpite/contract/customer-service.ts';
import { memberGet } from '@palpite/contract/member.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** How opening customer service ended. */
export type ServiceOutcome = 'opened' | 'blocked' | 'failed';

/** The window's own name: a second click comes back to the window that is open. */
const WINDOW_NAME = 'customer-service';
const FEATURES = 'popup,width=440,height=500';

/**
 * Opens customer service in a window of 440 by 500. The window opens at once, within the click, since a browser
 * blocks one that opens later; it then goes to the address that the operator answers, or closes again when there is
 * none.
 * @param waiting what the window says until then
 */
export async function openCustomerService(
  services: Services,
  waiting: string,
): Promise<ServiceOutcome> {
  // An empty address leaves a window of that name as it is: what somebody types there is not lost.
  const popup = window.open('', WINDOW_NAME, FEATURES);
  if (!popup) return 'blocked';
  if (!isBlank(popup)) {
    popup.focus();
    return 'opened';
  }
  popup.document.title = waiting;
  popup.document.body.textContent = waiting;
  try {
    popup.location.replace(await serviceAddress(services));
    return 'opened';
  } catch {
    popup.close();
    return 'failed';
  }
}

/** Where customer service is. @throws CallError, or Error when the answer holds no address that can be opened */
export async function serviceAddress(services: Services): Promise<string> {
  const [{ paths }, { SERVICE_PATH_TYPE, openServicePath }] = await Promise.all([
    services.client.call(customerServiceListPaths, {
      query: { channel: await channelOf(services) },
    }),
    import('@palpite/contract/service-path.ts'),
  ]);
  const sealed = paths.find(({ type }) => type === SERVICE_PATH_TYPE);
  if (!sealed) throw new Error('customer service has no address of the kind that opens');
  return new URL(openServicePath(sealed.path), location.origin).href;
}

/** The higher ranks have a channel of their own; whether it is given, the operator decides. */
async function channelOf(services: Services): Promise<'live' | 'vip'> {
  const { session, queryClient, boot } = services;
  if (session.token() === null) return 'live';
  const member = await queryClient
    .ensureQueryData(callQuery(services, memberGet, {}))
    .catch(() => null);
  const rank = member?.clubLabel?.rankLevel ?? 0;
  return rank > boot.status.info.customerService.vipAboveRank ? 'vip' : 'live';
}

function isBlank(popup: Window): boolean {
  try {
    return popup.location.href === 'about:blank';
  } catch {
    // Another site's page: it cannot be looked into, so it is there.
    return false;
  }
}
