/**
 * The operator's rooms (`docs/adr/0015-operator-modules.md`): a room is a folder, and this says which modules the code of a
 * module may import. What is not listed here is refused, so a new dependency is a decision that shows in a diff.
 */

const BELOW_INSIGHT = [
  'kernel',
  'brand',
  'identity',
  'tally',
  'talk',
  'money',
  'wager',
  'catalogue',
  'seamless',
  'lottery',
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
  wager: ['kernel', 'identity', 'money'],
  catalogue: ['kernel', 'identity', 'wager'],
  seamless: ['kernel', 'identity', 'money', 'wager', 'catalogue'],
  lottery: ['kernel', 'identity', 'wager', 'catalogue'],
  promotion: ['kernel', 'identity', 'money', 'tally'],
  agent: ['kernel', 'identity', 'money', 'tally', 'talk'],
  // No engine: reports read the wagers of all of them, and name those by the list of what can be bet on.
  insight: ['kernel', 'identity', 'money', 'wager', 'catalogue'],
  // Not the other way round: the backoffice is there without a sandbox.
  sandbox: [...BELOW_INSIGHT, 'insight', 'backoffice'],
  backoffice: [...BELOW_INSIGHT, 'insight'],
};

/** The files of a module beside its folders, in `ROOM_ORDER`. */
export const OWN_FILES = '.';

/** Module → its rooms from the lowest up: each may import those before it. A module without folders has no order. */
export const ROOM_ORDER: Readonly<Record<string, readonly string[]>> = {
  identity: [
    'tables',
    'captcha',
    'terms',
    'account',
    'session',
    'codes',
    'proof',
    'registration',
    'contact',
    'authenticator',
    'second-factor',
    'password',
    'login',
    OWN_FILES,
  ],
  talk: ['tables', 'page', 'announcement', 'chat', 'notice', 'message', 'support', OWN_FILES],
  money: ['tables', 'turnover', 'payout', 'wallet', 'deposit', 'withdrawal', OWN_FILES],
  wager: ['tables', OWN_FILES],
  catalogue: ['tables', 'words', 'vendors', 'launch', OWN_FILES],
  seamless: ['tables', 'vendors', 'launch', OWN_FILES],
  lottery: [
    'tables',
    'drand',
    'results',
    'rules',
    'issues',
    'history',
    'bets',
    'chases',
    'menu',
    'staff',
    OWN_FILES,
  ],
  insight: ['report', 'winner', 'record', 'team', OWN_FILES],
};

/**
 * Module → the modules whose tables its code may read beside its own. Reports are about everybody's rows, but not about an
 * engine's or the catalogue's: what a bet was on is the wager's (`node`). An engine's rows are read with the wagers and games
 * that they belong to. Everywhere else, and to write a row, the table's owner is asked.
 */
export const MAY_READ_TABLES: Readonly<Record<string, readonly string[]>> = {
  seamless: ['wager', 'catalogue'],
  lottery: ['wager'],
  insight: ['kernel', 'identity', 'tally', 'money', 'wager'],
};

/** Rooms of the kernel that `Services` is made of: they get what they use as parameters, and never import its type. */
export const BELOW_SERVICES: readonly string[] = [
  'kernel/brand',
  'kernel/database',
  'kernel/events',
  'kernel/messages',
  'kernel/notify',
  'kernel/orders',
  'kernel/secrets',
  'kernel/texts',
  'kernel/work',
];

/** Packages that stand for what a real operator brings along: module `sandbox` alone imports them. */
export const SANDBOX_PACKAGES = ['@palpite/art', '@palpite/sandbox'];

/** The files in `src` itself: they may import everything, and no module imports them. */
export const COMPOSITION = 'app';

/** Not part of the operator as it runs. */
export const TESTING = 'testing';
