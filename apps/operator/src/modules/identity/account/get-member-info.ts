import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { loadMember } from './load-member.ts';

export const memberGet = handler(endpoints.member.get, ({ tx, session, language }) =>
  loadMember(tx, session, language),
);
