/**
 * The operator's rooms, as they will be (`docs/adr/0015-operator-modules.md`): which of them each of today's files belongs
 * to, and which modules a module may import. A lint over today's paths, so that the shape holds before the files move.
 */

const BELOW_INSIGHT = [
  'kernel',
  'brand',
  'identity',
  'tally',
  'talk',
  'money',
  'play',
  'promotion',
  'agent',
];

/** Module → the modules that its code may import; each may import itself. What is missing may import nothing. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  brand: ['kernel'],
  identity: ['kernel'],
  tally: ['kernel'],
  talk: ['kernel', 'identity'],
  money: ['kernel', 'identity', 'tally'],
  play: ['kernel', 'identity', 'money'],
  promotion: ['kernel', 'identity', 'money', 'play', 'tally'],
  agent: ['kernel', 'identity', 'money', 'play', 'tally', 'talk'],
  insight: BELOW_INSIGHT,
  // Not the other way round: the backoffice is there without a sandbox.
  sandbox: [...BELOW_INSIGHT, 'insight', 'backoffice'],
  backoffice: [...BELOW_INSIGHT, 'insight'],
};

/** Reports are about everybody's rows; every other module asks the owner of a table. */
export const READS_ALL_TABLES: readonly string[] = ['insight'];

/** Rooms of the kernel that `Services` is made of: they get what they use as parameters, and never import its type. */
export const BELOW_SERVICES: readonly string[] = [
  'kernel/brand',
  'kernel/database',
  'kernel/messages',
  'kernel/notify',
  'kernel/orders',
  'kernel/secrets',
  'kernel/texts',
  'kernel/work',
];

/** What leaves the operator for `packages/domain`: every module may import it, it imports none. */
export const DOMAIN = 'domain';

/** Packages that stand for what a real operator brings along: module `sandbox` alone imports them. */
export const SANDBOX_PACKAGES = ['@palpite/art', '@palpite/sandbox'];

/** May import everything, and no module imports it. */
export const COMPOSITION = 'app';

/** Files, by their path below `apps/operator/src`, and their room: the first line that fits holds. */
export const ROOM_OF: readonly (readonly [files: string, room: string])[] = [
  ['(operator|operator-config|handlers|commands|scheduled-jobs|needs|own|seed|index)', 'app'],
  ['(testing|testing/.*|.*/testing(-.*)?|.*/testing/.*)', 'testing'],

  ['(record/order-number|session/username|catalogue/search-text)', DOMAIN],

  ['(services|config|pictures)', 'kernel'],
  ['database/(migrate|schema/schema)', 'kernel/database'],
  ['database/(grants|schema/index)', 'app'],
  ['database/schema/rate-limit', 'kernel'],
  ['database/schema/secrets', 'kernel/secrets'],
  ['database/schema/job-slot', 'kernel/work'],
  ['database/schema/idempotent-answer', 'kernel/http'],
  [
    'database/schema/(account|account-profile|authenticator|codes|known-device|session|terms)',
    'identity/tables',
  ],
  ['database/schema/brand', 'brand'],
  ['database/schema/(announcement|message|chat|support)', 'talk/tables'],
  ['database/schema/(deposit|payee|payout|turnover|withdrawal)', 'money/tables'],
  ['database/schema/(catalogue|game-round)', 'play/tables'],
  ['database/schema/affiliate-link', 'agent'],
  ['database/schema/promotion', 'promotion'],
  ['database/schema/staff', 'backoffice/tables'],
  ['http/(metrics|throttle|batched-throttle)', 'kernel'],
  ['http/live-brand', 'kernel/brand'],
  ['brand/(restriction|localized|rich-text|site-origins)', 'kernel/brand'],
  ['texts/.*', 'kernel/texts'],
  ['notify/.*', 'kernel/notify'],
  ['brand/require-feature', 'kernel/http'],
  ['security/open-sealed', 'kernel/http'],
  ['http/.*', 'kernel/http'],
  [
    'security/(secret-box|payload-keys|spent-once|password-hash|one-time-password)',
    'kernel/secrets',
  ],
  ['session/token', 'kernel/secrets'],
  ['codes/(message|messages|smtp-sender|sms-gateway)', 'kernel/messages'],
  ['jobs/.*', 'kernel/work'],
  ['orders/.*', 'kernel/orders'],
  ['staff/.*', 'kernel/staff'],

  ['member/demo-accounts', 'sandbox'],
  ['member/.*', 'identity/account'],
  ['registration/(registration-rules|reserved-names)', 'identity/account'],
  ['codes/find-by-contact', 'identity/account'],
  ['second-factor/contacts', 'identity/account'],
  ['password/(password-rule|common-password)', 'identity/account'],
  ['brand/(country-codes|dialling-codes|flag-routes)', 'identity/account'],
  ['codes/send-login-code', 'identity/login'],
  ['codes/send-register-code', 'identity/registration'],
  ['registration/(invite-code|affiliate-check)', 'agent'],
  ['registration/.*', 'identity/registration'],
  ['brand/register-settings', 'identity/registration'],
  ['session/(captcha.*|get-captcha)', 'identity/captcha'],
  ['security/(prove-caller|prove-password)', 'identity/proof'],
  ['codes/outbox.*', 'sandbox'],
  ['codes/.*', 'identity/codes'],
  [
    'session/(session-jobs|start-session|find-session|keep-alive|session-end|revoke-sessions|known-device|device-name|password-due)',
    'identity/session',
  ],
  [
    'session/(reauthentication-due|login-refusal|login-throttle|list-sessions|list-login-attempts|report-unfamiliar-logins)',
    'identity/session',
  ],
  ['session/.*', 'identity/login'],
  ['(authenticator|contact|password|second-factor|terms)/.*', 'identity/$1'],

  ['brand/(face-style|fonts)', 'talk/page'],
  ['brand/.*', 'brand'],

  ['announcement/.*', 'talk/announcement'],
  ['(message|support|chat)/.*', 'talk/$1'],
  ['notice/.*', 'talk/notice'],

  ['(wallet|deposit|withdrawal|payout|turnover)/.*', 'money/$1'],

  ['catalogue/(seed|seed-catalogue)', 'sandbox'],
  ['catalogue/.*', 'play/catalogue'],
  ['launch/.*', 'play/launch'],
  ['vendor/(vendor-client|vendor-health|vendor-host|vendor-secrets)', 'play/vendors'],
  ['vendor/.*', 'play/seamless'],

  ['promotion/.*', 'promotion'],
  ['agent/(affiliate-links|register-downline)', 'agent'],
  ['(agent|record|winner|report)/.*', 'insight/$1'],
  ['(sandbox|sandbox-bank|art)/.*', 'sandbox'],
  ['(backoffice|command-line)/.*', 'backoffice/$1'],
];
