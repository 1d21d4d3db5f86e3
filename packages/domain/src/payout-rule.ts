import { FIELD_PATTERNS } from './field-pattern.ts';

/** What a payment password must look like, wherever one is chosen. */
export const PAYMENT_PASSWORD_SHAPE = {
  patternId: 'digits',
  acceptedPattern: FIELD_PATTERNS.digits,
  minLength: 6,
  maxLength: 6,
} as const;

/** What a real name must look like, wherever one is given. */
export const PAYEE_NAME_SHAPE = {
  patternId: 'letters-spaces',
  acceptedPattern: FIELD_PATTERNS['letters-spaces'],
  minLength: 2,
  maxLength: 60,
} as const;
