/**
 * The site could not start, for a reason that the person at the terminal can mend: the message says
 * what is wrong and what to do. Nothing that was there before has been changed.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
