import { endpoints } from '@palpite/contract';
import { TOTP, URI } from 'otpauth';
import { type Browser, TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';

/** What an authenticator app shows for the address of a QR code, `steps` of half a minute from the operator's now. */
export function appCode(operator: TestOperator, uri: string, steps = 0): string {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error('the address is not for a clock');
  return app.generate({ timestamp: operator.services.now().getTime() + steps * 30_000 });
}

/** Sets two-step login up for the account signed in there, as its owner would. */
export async function setUpAuthenticator(operator: TestOperator, browser: Browser) {
  const { uri } = await browser.client.call(endpoints.authenticator.enrol, {
    body: { password: TEST_PASSWORD },
  });
  const { recoveryCodes } = await browser.client.call(endpoints.authenticator.confirm, {
    body: { code: appCode(operator, uri) },
  });
  // The code that confirmed is used up; from here on the app shows the next.
  operator.clock.advance(30);
  return { uri, recoveryCodes };
}
