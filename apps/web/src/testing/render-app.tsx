import type { TestOperator } from '@palpite/operator/testing.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chooseLanguage } from '../i18n/language.ts';
import type { Transport } from '../lib/contract-client.ts';
import { createAppRouter } from '../router.tsx';
import { askStatus } from '../serving/page-status.ts';

/** The site's address in tests: the default brand's host, as the test operator knows it. */
const ORIGIN = 'http://localhost:3000';

export interface RenderOptions {
  /** The saved language, as the cookie would tell it. */
  language?: string;
  /** Stands before the operator: to fail, delay or count what travels. */
  intercept?: (request: Request, pass: () => Promise<Response>) => Promise<Response>;
}

/**
 * The application at `path`, on the real operator in this process. What a test sees is what a visitor's
 * browser holds after start-up: ask for roles and visible names.
 */
export async function renderApp(
  operator: TestOperator,
  path: string,
  { language, intercept }: RenderOptions = {},
) {
  const transport = operatorTransport(operator, intercept);
  const status = await askStatus('localhost', transport);
  const boot = {
    origin: ORIGIN,
    language: chooseLanguage(status, undefined, language),
    theme: 'light' as const,
    status,
    preloads: [],
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = await createAppRouter({ boot, transport, history });
  await router.load();
  render(<RouterProvider router={router} />, { container: document });
  return { router, user: userEvent.setup(), screen, unmount: cleanup };
}

function operatorTransport(
  operator: TestOperator,
  intercept: RenderOptions['intercept'],
): Transport {
  return {
    baseUrl: ORIGIN,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      request.headers.set('Host', 'localhost');
      const pass = async () => operator.app.fetch(request, { peerAddress: '203.0.113.7' });
      return intercept ? intercept(request, pass) : pass();
    },
  };
}
