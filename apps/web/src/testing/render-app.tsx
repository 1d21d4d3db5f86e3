import { createCipher } from '@palpite/contract/cipher.ts';
import { type Client, createClient } from '@palpite/contract/client.ts';
import { sessionLogin } from '@palpite/contract/session.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { dismissToast, toastStore } from '@palpite/ui/toast-store.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IMPORTANT_KEY, SEEN_KEY } from '../parts/talk/seen-announcements.ts';
import type { Boot, PublicStatus } from '../lib/boot.ts';
import { createContractClient } from '../lib/contract-client.ts';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { createTexts } from '../lib/i18n/texts.ts';
import { Session } from '../lib/session/session.ts';
import { recordOf, storeRecord } from '../lib/session/session-record.ts';
import { timeZoneText } from '../lib/time-text.ts';
import type { Transport } from '../lib/transport.ts';
import { createAppRouter } from '../router.tsx';
import { askStatus } from '../serving/page-status.ts';
import './no-owner-stacks.ts';
import './unhurried.ts';

// Each look for what is not there yet would print the whole page, a tenth of a test's time. Setting the limit brings it back.
if (!process.env.DEBUG_PRINT_LIMIT) {
  configure({ getElementError: (message: string | null) => new Error(message ?? 'not found') });
}

/** Later than whatever is announced. */
const EVERYTHING_SEEN = '9999';

/** The site's address in tests: the default brand's host, as the test operator knows it. */
const ORIGIN = 'http://localhost:3000';

export interface RenderOptions {
  /** The saved language, as the cookie would tell it. Default English, so that tests read as they are written. */
  language?: string;
  /** Stands between the page and the operator: to fail, delay or count what travels. */
  intercept?: (request: Request, pass: () => Promise<Response>) => Promise<Response>;
  /** Somebody who has never been here: what is announced is new. Others have seen it all. */
  firstEntry?: boolean;
  /** Changes the operator's answer, for switches that no test brand has turned. */
  status?: (status: PublicStatus) => PublicStatus;
  /** Where the visitor was seen to come from, as the page for restricted regions carries it. */
  location?: Boot['location'];
}

/**
 * The application at `path`, on the real operator in this process: what a browser holds after start-up.
 * Ask it for roles and visible names.
 */
export async function renderApp(
  operator: TestOperator,
  path: string,
  {
    language = 'EN',
    intercept,
    firstEntry = false,
    location,
    status: change = (status) => status,
  }: RenderOptions = {},
) {
  if (!firstEntry) {
    for (const key of [SEEN_KEY, IMPORTANT_KEY]) localStorage.setItem(key, EVERYTHING_SEEN);
  }
  const transport = operatorTransport(operator, intercept);
  const ask = async (inLanguage?: Language) =>
    change(await askStatus('localhost', operatorTransport(operator), inLanguage));
  const first = await ask();
  const chosen = chooseLanguage(first, undefined, language);
  const status = chosen === first.defaultLanguage ? first : await ask(chosen);
  const boot = {
    origin: ORIGIN,
    language: chosen,
    theme: 'light' as const,
    status,
    location,
    preloads: [],
    timeZoneName: timeZoneText(status.timeZone, LANGUAGE_TAGS[chosen]),
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = await createAppRouter({ boot, transport, history });
  await router.load();
  await act(async () => render(<RouterProvider router={router} />, { container: document }));
  return { router, session: router.options.context.session, user: userEvent.setup(), screen };
}

/** The application as a test has opened it. */
export type App = Awaited<ReturnType<typeof renderApp>>;

/** The member centre, once it is open. */
export const memberCentreOf = async ({ screen: page }: App) =>
  within(await page.findByRole('dialog', { name: 'Member centre' }));

/**
 * The application with the member centre open at a page, over the help, which has no header: what surrounds a page would be
 * half of a test's time.
 * @param report what the page shows, as the address has it
 */
export const openCentre = (
  operator: TestOperator,
  page: string,
  report = '',
  options?: RenderOptions,
) => renderApp(operator, `/helpmc?member=${page}&report=${encodeURIComponent(report)}`, options);

type Account = NonNullable<Parameters<TestOperator['account']>[0]>;

/** Signs an account in as an earlier page of this tab would have: its session is in the storage. */
export async function signInBefore(operator: TestOperator, wanted: Account = {}) {
  const { username } = await operator.account(wanted);
  const transport = operatorTransport(operator);
  const status = await askStatus('localhost', transport);
  const texts = await createTexts('EN');
  const { client } = createContractClient(transport, status, texts, new Session());
  const side = wanted.isMember === false ? 'agent' : 'member';
  const { token, user } = await client.call(sessionLogin, {
    body: { type: 'username', username, password: TEST_PASSWORD, side },
  });
  storeRecord(recordOf(token, user, false));
  return { username, token, user };
}

/** A client that shows `token` with each call, as another device would. */
export function clientWith(operator: TestOperator, token: string): Client {
  return createClient({
    ...operatorTransport(operator),
    brandCode: () => 'palpite',
    language: () => 'EN',
    token: () => token,
    cipher: createCipher({ keys: () => [] }),
    onUnauthenticated: () => undefined,
  });
}

// happy-dom shows no popovers; a toast is one.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Takes the page away and forgets what the browser kept of it. */
export function closeApp(): void {
  cleanup();
  for (const { id } of toastStore.shown()) dismissToast(id);
  sessionStorage.clear();
  localStorage.clear();
}

function operatorTransport(
  operator: TestOperator,
  intercept?: RenderOptions['intercept'],
): Transport {
  return {
    baseUrl: ORIGIN,
    sockets: false,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      request.headers.set('Host', 'localhost');
      const pass = async () => operator.app.fetch(request, { peerAddress: '203.0.113.7' });
      return intercept ? intercept(request, pass) : pass();
    },
  };
}
