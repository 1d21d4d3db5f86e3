import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { registrationRules } from '../account/registration-rules.ts';

/** The fields of a registration, the rule of each, and the terms that it agrees to. */
export const systemGetRegisterSettings = handler(endpoints.system.getRegisterSettings, {
  answer: ({ brand }) => ({
    ...registrationRules(brand),
    termsVersion: brand.settings.termsVersion,
  }),
});
