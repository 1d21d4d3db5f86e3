import {
  memberSetAvatar,
  memberGet,
  memberGetAvatar,
  memberSetNickname,
} from '@palpite/contract/member.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callKey, callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

export function useMemberInfo() {
  return useQuery(callQuery(useServices(), memberGet, {}));
}

export function useAvatars() {
  return useQuery(callQuery(useServices(), memberGetAvatar, {}));
}

/** Changes the nickname: it appears everywhere at once, and so do its letters in the picture. */
export function useChooseNickname() {
  const services = useServices();
  const { client, queryClient, session } = services;
  return useMutation({
    onMutate: () => session.token(),
    mutationFn: (nickname: string) => client.call(memberSetNickname, { body: { nickname } }),
    onSuccess: (user, _nickname, token) => {
      // The answer belongs to an account that may have signed out since.
      if (session.token() !== token) return;
      session.refresh(user);
      queryClient.setQueryData(callQuery(services, memberGet, {}).queryKey, user);
      void queryClient.invalidateQueries({ queryKey: callKey(services, memberGetAvatar) });
    },
  });
}

export function useChooseAvatar() {
  const services = useServices();
  const { client, queryClient, session } = services;
  return useMutation({
    onMutate: () => session.token(),
    mutationFn: (avatarId: string) => client.call(memberSetAvatar, { body: { avatarId } }),
    onSuccess: (avatar, _avatarId, token) => {
      if (session.token() !== token) return;
      queryClient.setQueryData(callQuery(services, memberGetAvatar, {}).queryKey, avatar);
    },
  });
}
