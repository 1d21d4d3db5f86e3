/** What the editor keeps of a play while it is being chosen: the steps back, the typed list, its modes. */
import { type Selection, selectionText } from '@palpite/lottery/selection.ts';
import { isEmpty } from './selection-moves.ts';

export interface Draft {
  /** Selections before the last steps, the newest last. */
  readonly past: readonly Selection[];
  /** The last selection that the editor made; another one came from outside. */
  readonly made: Selection | undefined;
  /** The last step was typing: the next key belongs to it. */
  readonly typing: boolean;
  readonly text: string;
  /** What of the typed list waits for the next line of the slip. */
  readonly rest: string;
  /** `quick`: sets in place of the board, where they have no room beside it. */
  readonly mode: 'board' | 'quick' | 'typed';
  /** Taps choose bankers. */
  readonly banker: boolean;
  /** Digits of each place that longer numbers are built from. */
  readonly digits: readonly (readonly string[])[];
}

export const NEW_DRAFT: Draft = {
  past: [],
  made: undefined,
  typing: false,
  text: '',
  rest: '',
  mode: 'board',
  banker: false,
  digits: [],
};

/** Steps that can be taken back. */
export const MOST_STEPS = 50;

const same = (one: Selection, other: Selection) => selectionText(one) === selectionText(other);

/** The draft after a step from one selection to another; typing is one step, however many keys. */
export function stepped(draft: Draft, from: Selection, to: Selection, typing = false): Draft {
  const goesOn = typing && draft.typing && draft.made !== undefined && same(draft.made, from);
  const past = goesOn || same(from, to) ? draft.past : [...draft.past, from].slice(-MOST_STEPS);
  return { ...draft, past, made: to, typing };
}

/** Takes the last step back. @returns the draft and the selection before it, or undefined when there is no step */
export function undone(draft: Draft): { draft: Draft; selection: Selection } | undefined {
  const selection = draft.past.at(-1);
  if (!selection) return undefined;
  const past = draft.past.slice(0, -1);
  return { draft: { ...draft, past, made: selection, typing: false }, selection };
}

/**
 * The draft of a selection that may have changed outside: where a part was taken out there, a step back has it again. One
 * that was emptied has gone to the slip: its digits are done, and of its list what waits is left.
 */
export function current(draft: Draft, selection: Selection): Draft {
  const { made, past } = draft;
  if (made === undefined || made === selection || same(made, selection)) return draft;
  const steps = [...past, made].slice(-MOST_STEPS);
  const stepped = { ...draft, past: steps, made: selection, typing: false };
  return isEmpty(selection) ? { ...stepped, text: draft.rest, rest: '', digits: [] } : stepped;
}
