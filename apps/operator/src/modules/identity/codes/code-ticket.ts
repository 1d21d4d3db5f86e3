import { randomBytes } from 'node:crypto';

/**
 * A code that opens an account works only together with the ticket of the browser that requested it: reading the code
 * off another person's phone is not enough. Every request, for any number, is answered with a ticket and has its own
 * code and tries, so that a stranger's request uses up neither.
 */

/** 128 bits. */
const BYTES = 16;

export const newCodeTicket = (): string => randomBytes(BYTES).toString('base64url');

/** The recipient of a code that is valid only with the ticket it was requested with. */
export const ticketedRecipient = (number: string, ticket: string): string => `${number}\n${ticket}`;
