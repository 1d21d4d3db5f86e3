import { I18nProvider } from '@lingui/react';
import { sessionLoginByToken } from '@palpite/contract/session.ts';
import { CallError } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../../../lib/i18n/texts.ts';
import { CodeField } from './code-field.tsx';
import { waitByMinutes, waitUntilExpiry } from './code-wait.ts';
import { type CodeSendingOptions, useCodeSending } from './use-code-sending.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { i18n } = await createTexts('EN');
const ask = vi.fn<() => Promise<number>>();
const ready = vi.fn(() => Promise.resolve(true));

function Form(options: Partial<CodeSendingOptions>) {
  const recipient = options.recipient ?? '+5511980000001';
  const sending = useCodeSending({ purpose: 'register', recipient, ask, ready, ...options });
  return (
    <>
      <CodeField
        label="Verification code *"
        error={undefined}
        input={{ name: 'verificationCode' }}
        sending={sending}
        recipient={recipient}
        otherWay={<button type="button">Another way</button>}
      />
      <button type="button" onClick={sending.expire}>
        expire
      </button>
    </>
  );
}

async function open(options: Partial<CodeSendingOptions> = {}) {
  // A second and more after whatever was asked for before.
  await pass(2_000);
  const client = new QueryClient();
  const page = (changed: Partial<CodeSendingOptions>) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Form {...changed} />
      </I18nProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(options));
  return { unmount, change: (changed: Partial<CodeSendingOptions>) => rerender(page(changed)) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send (code|again)/ });
const press = async () => {
  fireEvent.click(button());
  await pass(0);
};
const refusal = (code: ErrorCode) =>
  new CallError('refused', { endpoint: sessionLoginByToken, act: { requestId: 'r' }, code });

beforeEach(() => {
  ask.mockReset().mockImplementation(() => Promise.resolve(waitByMinutes({ expiredMinutes: 2 })));
  ready.mockClear();
});

test('phones fill the field from the message, with keys for digits', async () => {
  await open();
  const input = screen.getByLabelText('Verification code *');
  expect(input.getAttribute('inputmode')).toBe('numeric');
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
});

test('[CODE-01] the button counts down sixty seconds for each minute of the answer and is enabled again at zero', async () => {
  await open();
  await press();
  expect(button().disabled).toBe(true);
  expect(button().textContent).toContain('2:00');
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code *'));
  await pass(119_000);
  expect(button().textContent).toContain('0:01');
  await pass(1_000);
  expect(button().disabled).toBe(false);
  expect(button().textContent).toBe('Send again');
});

test('for a forgotten password it counts until the expiry that was answered, whatever the device’s clock says', async () => {
  const sent = (seconds: number) => ({
    expiredMinutes: 10,
    expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  });
  ask.mockImplementation(() => Promise.resolve(waitUntilExpiry(sent(95))));
  await open({ purpose: 'password' });
  await press();
  expect(button().textContent).toContain('1:35');
  expect(waitUntilExpiry(sent(86_400)) - Date.now()).toBe(600_000);
});

test('[CODE-06] the countdown survives closing the form and a reload; another number and another purpose have their own', async () => {
  const first = await open();
  await press();
  await pass(10_000);
  first.unmount();
  const again = await open();
  expect(button().textContent).toContain('1:48');
  again.change({ recipient: '+5511980000002' });
  expect(button().disabled).toBe(false);
  again.change({ purpose: 'login' });
  expect(button().disabled).toBe(false);
  again.change({});
  expect(button().disabled).toBe(true);
  expect(Object.keys(sessionStorage)).toEqual(['codeWaits']);
});

test('[CODE-03] one a second is asked for at most, however often the button is pressed', async () => {
  ask.mockRejectedValue(refusal('code_not_sent'));
  await open();
  for (let pressed = 0; pressed < 9; pressed += 1) {
    await press();
    await pass(100);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(100);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[CODE-03] a press within the second after a captcha came is kept: the button is busy, then the code is sent', async () => {
  ask.mockRejectedValueOnce(refusal('captcha_required'));
  await open({ onRefused: () => true });
  await press();
  await pass(300);
  await press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(700);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toContain('The code was sent to');
});

test('[CODE-04] a failure shows the operator’s message in an alert with a warning icon, and the next try is free', async () => {
  ask.mockRejectedValue(refusal('code_quota_exceeded'));
  await open();
  await press();
  const alert = screen.getByRole('alertdialog', { name: 'No code was sent' });
  expect(alert.textContent).toContain('No more codes can be sent today. Contact customer service.');
  expect(alert.querySelector('svg.lucide-triangle-alert')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(button().disabled).toBe(false);
});

test('a refusal that the form tells at its field opens no alert', async () => {
  ask.mockRejectedValue(refusal('field_invalid'));
  await open({ onRefused: () => true });
  await press();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nothing is asked for until the form has a number', async () => {
  await open({ ready: () => Promise.resolve(false) });
  await press();
  expect(ask).not.toHaveBeenCalled();
  expect(button().disabled).toBe(false);
});

test('a screen reader hears once that the code was sent; the seconds are in no live region', async () => {
  await open();
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('');
  await press();
  expect(told.textContent).toBe('The code was sent to +5511980000001.');
  expect(told.textContent).not.toMatch(/\d:\d\d/);
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBe(told);
  expect(button().querySelector('[aria-hidden]')?.textContent).toContain('2:00');
});

test('a code that the operator takes no more lets another be asked for at once', async () => {
  await open();
  await press();
  fireEvent.click(screen.getByRole('button', { name: 'expire' }));
  expect(button().disabled).toBe(false);
});

test('a wait that another hand has written is no wait', async () => {
  sessionStorage.setItem('codeWaits', '{"register +5511980000001":"never"');
  await open();
  expect(button().disabled).toBe(false);
});

test('a code that has not come after a minute can be sent again without the rest of the wait, which then begins again', async () => {
  await open();
  const early = () => screen.queryByRole('button', { name: 'Send another code now' });
  expect(early()).toBeNull();
  await press();
  await pass(59_000);
  expect(early()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Another way' })).toBeNull();
  await pass(1_500);
  expect(screen.getByRole('button', { name: 'Another way' })).toBeTruthy();
  expect(button().disabled).toBe(true);
  fireEvent.click(early() as HTMLElement);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(early()).toBeNull();
  expect(button().textContent).toContain('2:00');
});

test('once the wait is over, the button alone sends another', async () => {
  await open();
  await press();
  await pass(121_000);
  expect(screen.queryByRole('button', { name: 'Send another code now' })).toBeNull();
  expect(button().disabled).toBe(false);
});
