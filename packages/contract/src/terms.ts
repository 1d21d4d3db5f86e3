import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { day } from './wire.ts';

/** The brand's terms: a version is named by its date. The text is the help article `terms`. */

export const termsGet = endpoint({
  summary: 'The version of the terms that holds, and the one that the account agreed to',
  method: 'GET',
  path: '/wps/member/terms',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  whileBlocked: true,
  value: v.object({
    version: day,
    /** Null for an account that has never been asked. */
    agreedVersion: v.nullable(day),
  }),
  idempotency: 'safe',
  staleOn: { terms: 0 },
});

export const termsAgree = endpoint({
  summary: 'Agree to the version of the terms that was read',
  method: 'POST',
  path: '/wps/member/terms',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  whileBlocked: true,
  /** The version that was shown; if a newer version is in force, the member has to read it first. */
  body: v.object({ version: day }),
  value: v.null(),
  errors: ['field_invalid'],
  idempotency: 'natural',
  changes: ['terms'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  terms: {
    get: termsGet,
    agree: termsAgree,
  },
} as const satisfies EndpointTree;
