interface KeyEvent {
  readonly isComposing?: boolean;
  readonly keyCode: number;
}

/** What browsers send as the code of a key that went to an input method. */
const OF_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that composes letters: its Enter confirms them, its arrows and Escape are for
 * its own list. Safari ends the composition before it sends the Enter that did so: there only the code tells.
 */
export function isComposing(event: KeyEvent | { readonly nativeEvent: KeyEvent }): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes === true || keyCode === OF_INPUT_METHOD;
}
