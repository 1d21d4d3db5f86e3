import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { idempotentAnswer } from '#kernel/http/idempotent-answer.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import { termsAgreement } from '../tables/terms.table.ts';
import { findPayee } from '#modules/money/payout/payee.ts';
import { freshAddress, type TestOperator } from '#testing/operator.ts';
import { solveCaptcha } from '../login/testing.ts';
import { mainWallet } from '#modules/money/wallet/accounts.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  accountsNamed,
  fieldsOf,
  LUMEN,
  type Registration,
  refused,
  register,
  registration,
  setFlags,
  TRANGVANG,
} from './testing.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
beforeEach(() => setFlags(operator));

const freshBrowser = (at = {}) => operator.browser({ address: freshAddress(), ...at });
const newCaptcha = async (at = {}) =>
  solveCaptcha(await freshBrowser(at).client.call(endpoints.captcha.get));
const profileOf = async (accountId: number) => {
  const rows = await operator.services.database
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, accountId));
  return rows[0];
};
const balanceOf = ({ services }: TestOperator, id: number) =>
  services.ledger.balance(services.pool, mainWallet(id));

describe('a registration by username', () => {
  test('[REG-26] makes an account, signs it in, and gives it the opening play money', async () => {
    const browser = freshBrowser({ language: 'EN' });
    const body = registration({ payeeName: 'Ana Prado', email: 'ana@example.com' });
    const { account: name, session } = await register(browser, body);
    expect(name).toBe(body.username);
    expect(session).toMatchObject({
      firstTimeLogin: true,
      passwordDefault: false,
      user: { account: name, type: 0, language: 'EN', currency: 'BRL' },
    });
    browser.token = session.token;
    expect(await browser.client.call(endpoints.member.get)).toMatchObject({ account: name });
    const id = Number(session.user.id);
    expect(await balanceOf(operator, id)).toBe(100_000n);
    expect(await findPayee(operator.services.database, id)).toMatchObject({
      payeeName: 'Ana Prado',
      frozenAt: null,
    });
    expect(await profileOf(id)).toMatchObject({
      email: 'ana@example.com',
      birthday: '1990-05-17',
      registerUrl: '/register',
    });
    const history = await operator.services.database
      .select()
      .from(loginHistory)
      .where(eq(loginHistory.accountId, id));
    expect(history).toMatchObject([{ method: 'registration', outcome: 'ok' }]);
    const agreements = await operator.services.database
      .select()
      .from(termsAgreement)
      .where(eq(termsAgreement.accountId, id));
    expect(agreements).toMatchObject([{ version: '2026-01-01', agreedAt: operator.clock.now }]);
  });

  test('creates an account that signs in with its password, however its name is written', async () => {
    const body = registration();
    await register(freshBrowser(), body);
    const start = await freshBrowser().login(body.username.toUpperCase(), body.password);
    expect(start.user.account).toBe(body.username);
  });

  test('[REG-26] is refused when its payload is not encrypted', async () => {
    const response = await freshBrowser().fetch('/wps/member/register', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(registration()),
    });
    expect(await response.json()).toMatchObject({ message: 'payload_not_encrypted' });
  });

  test('credits the bonus that the brand promises, in addition to the opening balance', async () => {
    const body = registration({
      payeeName: 'Lan Tran',
      paymentPassword: '482913',
      countryDialingCode: '84',
      domain: 'http://vn.localhost:3000',
    });
    await setFlags(operator, {}, 'trangvang');
    const { session } = await register(freshBrowser(TRANGVANG), body);
    const id = Number(session.user.id);
    expect(await balanceOf(operator, id)).toBe(20_001_000n);
    const kept = await findPayee(operator.services.database, id);
    expect(kept?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(kept)).not.toContain('482913');
  });

  test('stores neither its password nor its session’s token in the row that is kept for ever', async () => {
    const key = crypto.randomUUID();
    const body = registration();
    const { session } = await register(freshBrowser(), body, key);
    const rows = await operator.services.database
      .select()
      .from(idempotentAnswer)
      .where(eq(idempotentAnswer.key, key));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(session.token);
    expect(operator.logLines.join('\n')).not.toContain(body.password);
  });
});

describe('one name, one account', () => {
  test('a name is taken in any spelling of its case', async () => {
    const body = registration();
    await register(freshBrowser(), body);
    const again = { ...body, username: body.username.toUpperCase() };
    expect((await refused(freshBrowser(), again)).code).toBe('username_taken');
  });

  test('of two concurrent requests for one name one gets it, the other is refused', async () => {
    const { username } = registration();
    const spellings = [username, username.toUpperCase(), `A${username.slice(1)}`];
    const outcomes = await Promise.allSettled(
      spellings.map((name) => register(freshBrowser(), registration({ username: name }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(refusals).toEqual(['username_taken', 'username_taken']);
    expect(await accountsNamed(operator, username)).toHaveLength(1);
  });

  test('a form that is sent twice makes one account, and both answers are the same', async () => {
    const browser = freshBrowser();
    const body = registration();
    const key = crypto.randomUUID();
    const answers = await Promise.all([register(browser, body, key), register(browser, body, key)]);
    answers.push(await register(browser, body, key));
    expect(new Set(answers.map(({ session }) => session.user.id)).size).toBe(1);
    expect(new Set(answers.map(({ session }) => session.token)).size).toBe(1);
    expect(await accountsNamed(operator, body.username)).toHaveLength(1);
  });

  test('a repeat is answered although its captcha is used up', async () => {
    const captcha = await newCaptcha(LUMEN);
    const body = registration({ email: 'ana@example.com', captcha });
    const key = crypto.randomUUID();
    const first = await register(freshBrowser(LUMEN), body, key);
    expect(await register(freshBrowser(LUMEN), body, key)).toEqual(first);
  });

  test.each(['admin', 'Support24', 'palpite', 'GUEST1', 'PaIpite', 'Supp0rt', 'suporteoficial'])(
    'registration as %s is refused',
    async (name) => {
      const { code } = await refused(freshBrowser(), registration({ username: name }));
      expect(code).toBe('username_taken');
    },
  );
});

describe('captcha', () => {
  test('a brand that requires one makes no account without it, nor with one used before', async () => {
    const form = () => registration({ email: 'ana@example.com' });
    const missing = await refused(freshBrowser(LUMEN), form());
    expect(missing.code).toBe('captcha_required');
    expect(missing.value).toMatchObject({ captcha: { captchaToken: expect.any(String) } });
    const captcha = await newCaptcha(LUMEN);
    await register(freshBrowser(LUMEN), { ...form(), captcha });
    const again = await refused(freshBrowser(LUMEN), { ...form(), captcha });
    expect(again.code).toBe('captcha_invalid');
  });

  test('no password is hashed for a form without its captcha, with a wrong one, or with one used before', async () => {
    const hash = vi.spyOn(operator.services.passwords, 'hash');
    try {
      const form = (captcha?: Registration['captcha']) =>
        registration({ email: 'ana@example.com', ...(captcha && { captcha }) });
      const { captchaToken } = await freshBrowser(LUMEN).client.call(endpoints.captcha.get);
      const spent = await newCaptcha(LUMEN);
      await register(freshBrowser(LUMEN), form(spent));
      hash.mockClear();
      for (const captcha of [undefined, { captchaToken, captcha: 'WRONG' }, spent]) {
        const { code } = await refused(freshBrowser(LUMEN), form(captcha));
        expect(code).toMatch(/^captcha_/);
      }
      expect(hash).not.toHaveBeenCalled();
    } finally {
      hash.mockRestore();
    }
  });

  test('a registration that the database repeats after a deadlock needs no second captcha', async () => {
    const { pool } = operator.database;
    await pool.query(`
      CREATE SEQUENCE public.deadlocks;
      GRANT USAGE ON SEQUENCE public.deadlocks TO PUBLIC;
      CREATE FUNCTION public.deadlock_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('public.deadlocks') = 1 THEN
          RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER deadlock_once BEFORE INSERT ON operator.account_profile
        FOR EACH ROW EXECUTE FUNCTION public.deadlock_once();`);
    try {
      const captcha = await newCaptcha(LUMEN);
      const body = registration({ email: 'ana@example.com', captcha });
      expect((await register(freshBrowser(LUMEN), body)).account).toBe(body.username);
      const { rows } = await pool.query('SELECT last_value::int AS tries FROM public.deadlocks');
      expect(rows).toEqual([{ tries: 2 }]);
    } finally {
      await pool.query('DROP TRIGGER deadlock_once ON operator.account_profile');
    }
  });

  test('at other brands an address needs one after its third account of a day; a failure does not count', async () => {
    const browser = freshBrowser();
    await refused(browser, registration({ username: 'admin' }));
    for (let made = 0; made < 3; made += 1) await register(browser);
    expect((await refused(browser, registration())).code).toBe('captcha_required');
    await register(browser, registration({ captcha: await newCaptcha() }));
    expect(await register(freshBrowser())).toBeTruthy();
  });
});

describe('codes', () => {
  const withCode = async (inviteCode: string, type: 0 | 1) =>
    operator.account({ inviteCode, type });
  const uplineOf = async (id: string) => {
    const [row] = await operator.services.database
      .select({ uplineId: account.uplineId })
      .from(account)
      .where(eq(account.id, Number(id)));
    return row?.uplineId;
  };

  test('an agent’s affiliate code, in any case, makes the new account the agent’s downline', async () => {
    const agent = await withCode('NORTE7', 1);
    const { session } = await register(freshBrowser(), registration({ affiliateCode: ' norte7 ' }));
    expect(await uplineOf(session.user.id)).toBe(agent.id);
  });

  test('a friend’s referral code makes the new account the friend’s downline', async () => {
    const friend = await withCode('AMIGA7', 0);
    const { session } = await register(freshBrowser(), registration({ referralCode: 'AMIGA7' }));
    expect(await uplineOf(session.user.id)).toBe(friend.id);
  });

  test('an unknown code, or one that is not an agent’s, is refused, and no account is made', async () => {
    await withCode('PLAYER8', 0);
    for (const affiliateCode of ['NOBODY1', 'PLAYER8']) {
      const body = registration({ affiliateCode });
      expect((await refused(freshBrowser(), body)).code).toBe('invalid_affiliate_code');
      expect(await accountsNamed(operator, body.username)).toEqual([]);
    }
    const referred = await refused(freshBrowser(), registration({ referralCode: 'NOBODY1' }));
    expect(fieldsOf(referred)).toEqual(['referralCode']);
  });

  test('the code of a locked agent, or of another brand’s, is invalid', async () => {
    const locked = await withCode('LOCKED1', 1);
    await operator.services.database
      .update(account)
      .set({ status: 'locked' })
      .where(eq(account.id, locked.id));
    await operator.account({ brandCode: 'lumen', inviteCode: 'OTHER1', type: 1 });
    for (const affiliateCode of ['LOCKED1', 'OTHER1']) {
      const { code } = await refused(freshBrowser(), registration({ affiliateCode }));
      expect(code).toBe('invalid_affiliate_code');
    }
  });

  test('a link’s affiliate code counts when the form has no field for one; an unknown one is ignored', async () => {
    const agent = await operator.account({ brandCode: 'lumen', inviteCode: 'LINKED1', type: 1 });
    const upline = async (affiliateCode: string) => {
      const form = { email: 'ana@example.com', captcha: await newCaptcha(LUMEN), affiliateCode };
      const { account: name } = await register(freshBrowser(LUMEN), registration(form));
      return (await accountsNamed(operator, name.toLowerCase()))[0]?.uplineId;
    };
    const [owner] = await accountsNamed(operator, agent.username.toLowerCase());
    expect(await upline('linked1')).toBe(owner?.id);
    expect(await upline('NOBODY1')).toBeNull();
  });
});

test.each(['Password1', 'same1name'])(
  'the password %s is refused at its field: it is among the most common',
  async (password) => {
    const body = registration({ username: 'Same1Name', password, confirmPassword: password });
    const refusal = await refused(freshBrowser(), body);
    expect(refusal.value).toEqual({ fields: [{ field: 'password', reason: 'common password' }] });
    expect(await accountsNamed(operator, 'same1name')).toEqual([]);
  },
);

describe('switches', () => {
  test.each(['DIRECTREG3', 'USERNAMEREG3'])('with %s off registration is refused', async (flag) => {
    await setFlags(operator, { [flag]: false });
    const refusal = await refused(freshBrowser(), registration());
    expect(refusal).toMatchObject({ code: 'feature_disabled', value: { flag } });
  });
});
