import { endpoints } from '@palpite/contract';
import { TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';

/**
 * A small line: Alba has an agent, Beto, with two members, and a member of her own. Zoe belongs to no team. Everyone
 * begins with 1,000.00.
 */
export async function smallTeam(operator: TestOperator) {
  const alba = await operator.account({ type: 1 });
  const beto = await operator.account({ type: 2, uplineId: alba.id });
  const caio = await operator.account({ uplineId: beto.id });
  const dora = await operator.account({ uplineId: beto.id });
  const eva = await operator.account({ uplineId: alba.id });
  const zoe = await operator.account({ type: 1 });
  return { alba, beto, caio, dora, eva, zoe };
}

/** A browser in which an agent has just signed in on the agents' side. */
export async function atAgents(
  operator: TestOperator,
  { username }: { readonly username: string },
) {
  const browser = operator.browser();
  const start = await browser.client.call(endpoints.session.login, {
    body: { type: 'username', username, password: TEST_PASSWORD, side: 'agent' },
  });
  browser.token = start.token;
  browser.accountId = Number(start.user.id);
  return browser;
}
