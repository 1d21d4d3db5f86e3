import * as v from 'valibot';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import type { Messages } from './messages.ts';

/**
 * A message to one person, as it was written in the transaction of what it reports. Sealed: neither its text nor its
 * recipient can be read in the table.
 */
export const sendMessage = defineWork({
  name: 'message.send',
  sealed: true,
  payload: v.object({
    id: v.string(),
    channel: v.picklist(['sms', 'email']),
    brandCode: v.string(),
    brandName: v.string(),
    recipient: v.string(),
    subject: v.string(),
    text: v.string(),
  }),
});

/** Some six hours of attempts: a gateway that is down for longer is a matter for staff. */
const ATTEMPTS = 17;

/**
 * Sends messages. The id is the message's own in every attempt, so that a gateway which took it and whose answer was
 * lost can leave out the second one.
 */
export const messageWork = (messages: Pick<Messages, 'send'>): WorkHandler =>
  handleWork(sendMessage, { attempts: ATTEMPTS, outside: (message) => messages.send(message) });
