import {
  TEAM_PER_PAGE,
  type TeamPart,
  type TeamSort,
  teamList,
  teamOverview,
} from '@palpite/contract/team.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import type { DayRange } from './use-team-range.ts';

/** What the team is and did in those days. */
export function useTeamOverview({ from, to }: DayRange) {
  const call = callQuery(useServices(), teamOverview, { query: { from, to } });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

export interface TeamListing {
  /** Whose downlines; the agent's own without one. */
  readonly downline?: string | undefined;
  readonly part?: TeamPart | undefined;
  readonly range: DayRange;
  readonly sort: TeamSort;
  /** From 1. */
  readonly page: number;
}

/** A page of accounts below the agent. */
export function useTeamList({ downline, part, range, sort, page }: TeamListing) {
  const days = part === 'joined' || part === 'active' ? range : {};
  const query = { downline, part, ...days, sort, pageNo: page, pageSize: TEAM_PER_PAGE };
  const call = callQuery(useServices(), teamList, { query });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}
