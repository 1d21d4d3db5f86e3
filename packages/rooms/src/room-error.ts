const MESSAGES = {
  unknown_room: 'there is no such room of this kind',
  key_reused: 'the key belongs to another act of this seat',
  failed: 'the rules failed at this act, which changed nothing',
  unanswered: 'the room has not answered yet; asking again with the same key asks for the same act',
} as const;

/** Why an act has no answer of the rules. */
export class RoomError extends Error {
  override name = 'RoomError';
  readonly code: keyof typeof MESSAGES;
  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.code = code;
  }
}
