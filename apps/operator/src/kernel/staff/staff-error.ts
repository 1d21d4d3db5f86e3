/** Why a use case was refused. */
export type StaffErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'state'
  | 'state_changed'
  | 'not_signed_in'
  | 'session_expired'
  | 'login_failed'
  | 'too_many_requests'
  | 'role_missing'
  | 'same_person'
  | 'request_closed';

/** A refusal of a use case: nothing was changed. The message is for the member of staff. */
export class StaffError extends Error {
  readonly code: StaffErrorCode;

  constructor(code: StaffErrorCode, message: string) {
    super(message);
    this.name = 'StaffError';
    this.code = code;
  }
}

export const notFound = (message: string) => new StaffError('not_found', message);
export const wrongState = (message: string) => new StaffError('state', message);
export const invalidInput = (message: string) => new StaffError('invalid_input', message);

/** One of a list. @throws StaffError that shows the list */
export function oneOf<Choice extends string>(
  text: string,
  choices: readonly Choice[],
  what: string,
): Choice {
  const match = choices.find((choice) => choice === text);
  if (match === undefined) {
    throw invalidInput(`Invalid ${what} "${text}". Choose one of: ${choices.join(', ')}.`);
  }
  return match;
}
