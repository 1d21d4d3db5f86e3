import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';
import { id } from '@palpite/log/topics.ts';

export const chatSaid = defineTopic('chat.said', v.object({ change: id }), { room: ['chat'] });

/** A member was muted, or chose another language for the room. */
export const chatMemberChanged = defineTopic('chat.member-changed', v.object({}), {
  account: ['chat'],
});
