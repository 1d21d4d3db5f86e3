import { randomBytes } from 'node:crypto';

/**
 * What binds a code that opens an account to whoever asked for it. Asking is answered with a ticket, for any number alike,
 * and the code is good only with it: whoever reads a code off somebody's phone has not asked for it from where they are. Each asking has a code and tries of its own, so that a stranger who asks takes neither from the owner.
 */

/** 128 bits. */
const BYTES = 16;

export const newCodeTicket = (): string => randomBytes(BYTES).toString('base64url');

/** Where a code is good: at a number, for the ticket that it was asked for with. */
export const ticketedPlace = (number: string, ticket: string): string => `${number}\n${ticket}`;
