/** A kind of page whose costs are in `docs/page-costs.md`. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Which journeys' demo account visits it; a visitor without. */
  readonly account?: 'play' | 'agents';
}

/** Each kind of page. A screen of a new kind adds its line here, and then to the table. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
  { name: 'hall', path: '/lottery' },
  { name: 'betting view', path: '/vnlottery?gameCode=vn-north&playType=lo2' },
  { name: 'search', path: '/search?q=dragon' },
  { name: 'promotions', path: '/promotions' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'member home', path: '/', account: 'play' },
  { name: 'cashier', path: '/?member=depositv2', account: 'play' },
  { name: 'records', path: '/?member=personalHistoryCopy', account: 'play' },
  { name: 'agent overview', path: '/?agent=teamOverview', account: 'agents' },
];
