/** An end that was foreseen: the message is a sentence for the person at the terminal. */
export class Stop extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
