/** A text that the operator writes to people. Its translations are in the catalogues, under its id. */
export interface CatalogueText<Value extends string = string> {
  readonly id: string;
  /** English. */
  readonly message: string;
  /** The names of its values: `{order}`. */
  readonly values: readonly Value[];
}

type ValueOf<Message extends string> = Message extends `${string}{${infer Value}}${infer Rest}`
  ? Value | ValueOf<Rest>
  : never;

/**
 * Defines a text where it is used. The comment `i18n` before the descriptor lets the catalogue tool find it, since
 * Node runs the sources without the macros that the web has.
 */
export function defineText<const Message extends string>({
  id,
  message,
}: {
  readonly id: string;
  readonly message: Message;
  /** For translators. */
  readonly comment?: string;
}): CatalogueText<ValueOf<Message>> {
  const values = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ValueOf<Message>);
  return { id, message, values };
}
