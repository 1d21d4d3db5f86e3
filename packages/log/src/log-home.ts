/** Where a log is: each program that writes events has one in its own schema. */
export interface LogHome {
  readonly schema: string;
  /** SQL of the present, the same that the schema's functions have. */
  readonly clock: string;
}
