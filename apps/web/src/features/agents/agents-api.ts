import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkList,
  LINKS_PER_PAGE,
} from '@palpite/contract/affiliate-link.ts';
import { announcementListForAgents } from '@palpite/contract/announcement.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { downlineRegister } from '@palpite/contract/team.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** A page of the operator's announcements to its agents. @param page from 1 */
export function useAgentAnnouncements(page: number) {
  const call = callQuery(useServices(), announcementListForAgents, { query: { pageNo: page } });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

/** Opens an account below the agent's. */
export function useRegisterDownline() {
  return useAct(downlineRegister, (body: BodyInput<typeof downlineRegister>) => ({ body }));
}

/** A page of the agent's links, newest first. @param page from 1 */
export function useLinks(page: number) {
  const query = { pageNo: page, pageSize: LINKS_PER_PAGE };
  const call = callQuery(useServices(), affiliateLinkList, { query });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

export function useCreateLink() {
  return useAct(affiliateLinkCreate, (label: string) => ({ body: { label } }));
}

export function useDisableLink() {
  return useAct(affiliateLinkDisable, (linkId: string) => ({ query: { linkId } }));
}
