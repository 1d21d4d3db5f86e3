/** The addresses that Firebase loads reCAPTCHA from, to tell people from programs. */
export const RECAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null },
  ): unknown;
}

/**
 * Lets a script of reCAPTCHA be inserted by Firebase's library, which gives its address as plain text, and no other script
 * by anybody. reCAPTCHA itself keeps to Trusted Types where it is asked to.
 */
export function allowRecaptcha(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', { createScriptURL: recaptchaAddress });
}

/** @returns the address as it is to be loaded; null for any other script */
export function recaptchaAddress(asked: string): string | null {
  if (!URL.canParse(asked)) return null;
  const address = new URL(asked);
  if (!RECAPTCHA_SCRIPTS.some((place) => address.href.startsWith(place))) return null;
  if (address.host === 'www.google.com') address.searchParams.set('trustedtypes', 'true');
  return address.href;
}
