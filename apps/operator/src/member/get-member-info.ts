import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { loadMember } from './load-member.ts';

export const getMemberInfo = handler(endpoints.memberInfo, ({ tx, session, language }) =>
  loadMember(tx, session, language),
);
