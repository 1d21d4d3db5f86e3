/** Where the board's selection is bet: each makes a line. */
export interface Place {
  readonly gameCode: string;
  /** Of a play at two stations. */
  readonly secondGameCode?: string;
}
