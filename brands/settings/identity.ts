import { firebaseProject } from '@palpite/contract/system.ts';
import { isCalendarDay } from '@palpite/domain';
import * as v from 'valibot';
import { number } from '../words.ts';
import { defineSettings } from './setting.ts';

/** Accounts, logins and terms. */
export const identitySettings = defineSettings({
  loginToHomePage: v.boolean(),
  /** A login from an address that the account has not used recently asks for a code as well. */
  twoFactorOnNewAddress: v.boolean(),
  termsPreTicked: v.boolean(),
  minimumAge: v.pipe(number(18, 25), v.integer()),
  /** The day that the terms date from; a later one asks everybody to agree again. */
  termsVersion: v.pipe(v.string(), v.check(isCalendarDay)),
  /** Idle time after which what is sensitive needs the password again. */
  reauthenticationMinutes: v.pipe(number(1, 720), v.integer()),
  /**
   * The Firebase project that sends the codes which prove a number, as its console shows it to web apps; null where the
   * operator sends its own.
   */
  firebase: v.optional(
    v.nullable(v.strictObject(v.omit(firebaseProject, ['emulatorUrl']).entries)),
    null,
  ),
});
