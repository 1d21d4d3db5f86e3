/**
 * Carries values between the processes of an operator. It may lose messages, deliver them twice or late, and may deliver a
 * process's own: their numbers say what they are worth.
 */
export interface ValueCarrier {
  /** The longest message in bytes. */
  readonly mostBytes: number;
  /** @throws when the messages may not have been sent */
  send(messages: readonly string[]): Promise<void>;
  /**
   * Hears what processes send. Call it before the start.
   * @param back called when the carrier is there, and there again: messages before that may be lost
   */
  listen(hear: (message: string) => void, back: () => void): void;
  /** Connects, and again whenever the connection is lost. */
  start(): void;
  stop(): void;
}
