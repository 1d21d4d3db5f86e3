import type { TeamPart } from '@palpite/contract/team.ts';
import { openAgent } from '../../parts/centre/open-centre.ts';
import { writeReport } from '../../lib/report-search.ts';
import type { Days } from '../../parts/report/report-days.ts';

/** Opens the list of a part of the team, now or in those days. */
export function openPart(part: TeamPart, { from, to }: Days) {
  return <Search extends object>(search: Search) => ({
    ...openAgent('teamManagement')(search),
    report: writeReport({ part, from, to }),
  });
}

/** Opens the direct downlines of an account of the team; without one, the agent's own. */
export function openDownlines(downline?: string) {
  return <Search extends object>(search: Search) => ({
    ...openAgent('teamManagement')(search),
    report: writeReport({ downline }),
  });
}
