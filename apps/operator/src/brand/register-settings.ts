import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { registrationRules } from '../registration/registration-rules.ts';

/** The fields of a registration, the rule of each, and the terms that it agrees to. */
export const systemGetRegisterSettings = handler(endpoints.system.getRegisterSettings, {
  answer: ({ brand }) => ({
    ...registrationRules(brand),
    termsVersion: brand.settings.termsVersion,
  }),
});
