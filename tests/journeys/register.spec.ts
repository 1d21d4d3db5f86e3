import { ledgerBalance } from './accounts.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, hydrated, open, openWhole, test } from './fixtures.ts';
import { sentCode } from './sent-code.ts';
import { expectSignedIn, headerBalance, logIn, logOut } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

const PASSWORD = 'correct horse battery 9';

test('an account is registered with the keyboard alone, has its opening balance, and logs in again', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  const account = {
    username: `bia${Date.now() % 1_000_000_000}`,
    password: PASSWORD,
  };
  await open(page, '/register');
  const typed = [
    ['Account name *', account.username],
    ['Password *', account.password],
    ['Repeat the password *', account.password],
    ['Date of birth *', '05051990'],
  ] as const;
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  const told = page.getByRole('alertdialog', { name: 'Your account is ready' });
  await expect(told).toContainText(account.username);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();

  const opening = await headerBalance(page);
  expect(opening).toBeGreaterThan(0n);
  expect(opening).toBe(await ledgerBalance(site.databaseUrl, account.username));
  await page.reload();
  await hydrated(page);
  await expectSignedIn(page);
  // A call that is on its way when the session ends is refused, and the browser reports it.
  await page.waitForLoadState('networkidle');
  await logOut(page);
  await logIn(page, account);
  expect(await headerBalance(page)).toBe(opening);
});

const WORDS = {
  PT: {
    byMobile: 'Por celular',
    mobile: 'Celular',
    send: 'Enviar código',
    code: 'Código de verificação',
    username: 'Nome da conta',
    password: 'Senha',
    repeat: 'Repita a senha',
    birthday: 'Data de nascimento',
    fullName: 'Nome completo',
    paymentPassword: 'Senha de pagamento',
    create: 'Criar conta',
    complete: 'Cadastro concluído',
    goOn: 'Continuar',
    ready: 'Sua conta está pronta',
  },
  VI: {
    byMobile: 'Bằng số điện thoại',
    mobile: 'Số điện thoại',
    send: 'Gửi mã',
    code: 'Mã xác minh',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    repeat: 'Nhập lại mật khẩu',
    birthday: 'Ngày sinh',
    fullName: 'Họ và tên',
    paymentPassword: 'Mật khẩu giao dịch',
    create: 'Tạo tài khoản',
    complete: 'Đăng ký thành công',
    goOn: 'Tiếp tục',
    ready: 'Tài khoản của bạn đã sẵn sàng',
  },
} as const;

/** The brands that send codes, each in its own language. The English one has its own journey below. */
const WITH_CODES = [
  { host: 'localhost', language: 'PT', way: 'mobile', dialling: '+55', number: '11987650001' },
  { host: 'vn.localhost', language: 'VI', way: 'username', dialling: '+84', number: '912345601' },
  { host: 'vn.localhost', language: 'VI', way: 'mobile', dialling: '+84', number: '912345602' },
] as const;

for (const { host, language, way, dialling, number } of WITH_CODES) {
  test(`an account is registered by ${way} at ${host} in ${language}, with a code from the outbox`, async ({
    page,
    context,
    site,
  }) => {
    const address = new URL('/register', site.origin);
    address.hostname = host;
    await context.addCookies([{ name: 'lang', value: language, url: address.origin }]);
    const words = WORDS[language];
    const field = (name: string) => page.getByLabel(`${name} *`, { exact: true });
    const typeNumber = async () => {
      await expect(page.locator('img[src*="COUNTRY_FLAG"]')).toBeVisible();
      await field(words.mobile).fill(number);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(`${dialling} ${number}`)).toBeVisible();
      await field(words.code).fill(await sentCode(site, `${dialling}${number}`));
    };
    const typed = [
      [words.username, `lan${Date.now() % 1_000_000_000}`],
      [words.password, PASSWORD],
      [words.repeat, PASSWORD],
      [words.birthday, '1990-05-05'],
      [words.fullName, 'Nguyễn Thị Ánh'],
      [words.paymentPassword, '482913'],
    ] as const;
    await open(page, address.href);
    if (way === 'mobile') await page.getByRole('tab', { name: words.byMobile }).click();
    await expect(page.locator('form input:visible').first()).toBeVisible();
    const next = page.getByRole('button', { name: words.goOn, exact: true });
    // A brand that asks for much asks in steps.
    for (let isLast = false; !isLast; ) {
      for (const [name, text] of typed) {
        if (await field(name).isVisible()) await field(name).fill(text);
      }
      if (await field(words.mobile).isVisible()) await typeNumber();
      isLast = !(await next.isVisible());
      if (isLast) break;
      const first = await page.locator('form input:visible').first().getAttribute('id');
      await next.click();
      await expect(page.locator(`[id="${first}"]`)).toBeHidden();
    }
    const agreed = page.getByRole('checkbox');
    if (!(await agreed.isChecked())) await agreed.check();
    await page.getByRole('button', { name: words.create }).click();
    if (way === 'mobile') {
      const named = page.getByRole('alertdialog', { name: words.complete });
      await expect(named).toContainText(/m\d{9}/);
      await named.getByRole('button', { name: words.goOn }).click();
    }
    await expect(page.getByRole('alertdialog', { name: words.ready })).toBeVisible();
  });
}

test('an account is registered by username at en.localhost with the captcha solved by the device; a lost network and an answer of 500 lose nothing that was typed', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|status of 500/);
  const address = new URL('/register', site.origin);
  address.hostname = 'en.localhost';
  await context.addCookies([{ name: 'lang', value: 'EN', url: address.origin }]);
  const username = `tom${Date.now() % 1_000_000_000}`;
  await open(page, address.href);
  for (const [label, text] of [
    ['Account name *', username],
    ['Password *', PASSWORD],
    ['Repeat the password *', PASSWORD],
    ['Date of birth *', '1990-05-05'],
    ['Email *', 'tom@example.com'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const prove = page.getByRole('button', { name: /use this device to verify/ });
  await prove.click();
  await expect(page.getByText('Verified. No characters needed.')).toBeVisible({ timeout: 60_000 });
  const create = page.getByRole('button', { name: 'Create account' });
  await context.setOffline(true);
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(/^(You are offline|The connection failed)/);
  await expect(create).not.toHaveAttribute('aria-busy');
  await context.setOffline(false);
  await page.route('**/wps/member/register', (route) => route.fulfill({ status: 500 }));
  const failed = page.waitForResponse('**/wps/member/register');
  await create.click();
  expect((await failed).status()).toBe(500);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/wps/member/register');
  await expect(page.getByLabel('Password *', { exact: true })).toHaveValue(PASSWORD);
  // The failed attempt may have used up the captcha, so the form has fetched another.
  await prove.click();
  await expect(prove).toBeHidden({ timeout: 60_000 });
  await create.click();
  await expect(page.getByRole('alertdialog', { name: 'Your account is ready' })).toContainText(
    username,
  );
});

test('[ERR-02] a registration that fails says so next to the button, in view of a person who pressed it at the end of a long form', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 502/);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/register');
  for (const [label, text] of [
    ['Account name *', 'ana2031'],
    ['Password *', PASSWORD],
    ['Repeat the password *', PASSWORD],
    ['Date of birth *', '05/05/1990'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('checkbox').check();
  await page.route('**/wps/member/register', (route) => route.fulfill({ status: 502 }));
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(create).toBeInViewport();
  await page.getByLabel('Password *', { exact: true }).fill('');
  await create.click();
  await expect(page.getByText('Password cannot be empty.', { exact: true })).toBeInViewport();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('optional fields unfold by keyboard, and a date field follows the page’s language whatever the browser’s is', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'lang', value: 'PT', url: site.origin }]);
  await open(page, '/register');
  const birthday = page.getByLabel('Data de nascimento *', { exact: true });
  await expect(birthday).toHaveAttribute('placeholder', 'DD/MM/AAAA *');
  await birthday.fill('31121990');
  await page.keyboard.press('Tab');
  await expect(birthday).toHaveValue('31/12/1990');
  const fullName = page.getByLabel('Nome completo', { exact: true });
  await expect(fullName).toBeHidden();
  await tabTo(page, page.getByText('Dados opcionais'));
  await page.keyboard.press('Enter');
  await expect(fullName).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`the registration form and its errors keep WCAG 2.2 AA in both themes at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/register', '/?register=1']) {
      await openWhole(page, path);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Password cannot be empty.', { exact: true })).toBeVisible();
      await expectAccessibleInBothThemes(page, `errors of ${path} at ${width} px`);
    }
    await openWhole(page, '/register');
    await page.getByRole('tab', { name: 'By mobile number' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Mobile number cannot be empty.')).toBeVisible();
    await page.getByLabel('Country code').click();
    await expect(page.getByRole('option', { name: /Brazil/ })).toBeVisible();
    await expectAccessibleInBothThemes(page, `country codes at ${width} px`);
  });
}
