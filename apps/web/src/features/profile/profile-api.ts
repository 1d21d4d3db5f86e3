import {
  memberSetAvatar,
  memberGet,
  memberGetAvatar,
  memberSetNickname,
} from '@palpite/contract/member.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

export function useMemberInfo() {
  return useQuery(callQuery(useServices(), memberGet, {}));
}

export function useAvatars() {
  return useQuery(callQuery(useServices(), memberGetAvatar, {}));
}

/** Changes the nickname: it appears everywhere at once, and so do its letters in the picture. */
export function useChooseNickname() {
  return useAct(memberSetNickname, (nickname: string) => ({ body: { nickname } }), {
    readOf(services, user) {
      services.session.refresh(user);
      return callQuery(services, memberGet, {}).queryKey;
    },
  });
}

export function useChooseAvatar() {
  return useAct(memberSetAvatar, (avatarId: string) => ({ body: { avatarId } }), {
    readOf: (services) => callQuery(services, memberGetAvatar, {}).queryKey,
  });
}
