import { CLOSED } from '../../lib/root-search.ts';

/** Stands for the menu itself: on phones it is a view of its own, elsewhere it is next to the first page. */
export const CENTRE_MENU = 'menu';

/** Opens the member centre at a page: `<Link to="." search={openMember('securityCenter')} resetScroll={false}>`. */
export function openMember(page: string = CENTRE_MENU) {
  return <Search extends object>(search: Search) => ({ ...search, ...CLOSED, member: page });
}

/** Opens the agent centre at a page. */
export function openAgent(page: string = CENTRE_MENU) {
  return <Search extends object>(search: Search) => ({ ...search, ...CLOSED, agent: page });
}
