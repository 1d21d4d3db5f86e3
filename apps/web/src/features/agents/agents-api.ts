import {
  affiliateLinkCreate,
  affiliateLinkDisable,
  affiliateLinkList,
  LINKS_PER_PAGE,
} from '@palpite/contract/affiliate-link.ts';
import { announcementListForAgents } from '@palpite/contract/announcement.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { downlineRegister, teamList, teamGetOverview } from '@palpite/contract/team.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useActKey } from '../../lib/act-key.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** A page of the operator's announcements to its agents. @param page from 1 */
export function useAgentAnnouncements(page: number) {
  const call = callQuery(useServices(), announcementListForAgents, { query: { pageNo: page } });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

/** Opens an account below the agent's, then refetches the answers about the team. */
export function useRegisterDownline() {
  const services = useServices();
  const { client, queryClient } = services;
  const actKey = useActKey();
  return useMutation({
    mutationFn: (body: BodyInput<typeof downlineRegister>) =>
      client.call(downlineRegister, { body, idempotencyKey: actKey(body) }),
    onSuccess: () => {
      for (const call of [teamList, teamGetOverview]) {
        void queryClient.invalidateQueries({ queryKey: callKey(services, call) });
      }
    },
  });
}

/** A page of the agent's links, newest first. @param page from 1 */
export function useLinks(page: number) {
  const query = { pageNo: page, pageSize: LINKS_PER_PAGE };
  const call = callQuery(useServices(), affiliateLinkList, { query });
  return useQuery({ ...call, placeholderData: keepPreviousData });
}

export function useCreateLink() {
  const { client } = useServices();
  const refresh = useRefreshLinks();
  // Two links may have one name: each press makes one.
  return useMutation({
    mutationFn: (label: string) => client.call(affiliateLinkCreate, { body: { label } }),
    onSuccess: refresh,
  });
}

export function useDisableLink() {
  const { client } = useServices();
  const refresh = useRefreshLinks();
  return useMutation({
    mutationFn: (linkId: string) => client.call(affiliateLinkDisable, { query: { linkId } }),
    onSettled: refresh,
  });
}

function useRefreshLinks() {
  const services = useServices();
  return () =>
    services.queryClient.invalidateQueries({ queryKey: callKey(services, affiliateLinkList) });
}
