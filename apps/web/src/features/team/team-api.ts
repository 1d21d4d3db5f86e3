import { type TeamPart, type TeamSort, teamList, teamGetOverview } from '@palpite/contract/team.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { type Services, useServices } from '../../lib/services.ts';
import type { Days } from '../../parts/report/report-days.ts';
import type { ReportInput } from '../../parts/report/report-input.ts';

/** The team and its activity in those days; today's without them. */
export function useTeamOverview(days: Partial<Days>) {
  const call = callQuery(useServices(), teamGetOverview, { query: days });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

export interface TeamListing extends ReportInput<TeamSort> {
  /** The account whose downlines are listed; without one, the agent. */
  readonly downline?: string | undefined;
  readonly part?: TeamPart | undefined;
}

/** The call of a page of accounts below the agent. */
export function teamListQuery(services: Services, listing: TeamListing) {
  return callQuery(services, teamList, { query: listing });
}

export function useTeamList(listing: TeamListing) {
  const call = teamListQuery(useServices(), listing);
  return useQuery({ ...call, placeholderData: keepPreviousData });
}
