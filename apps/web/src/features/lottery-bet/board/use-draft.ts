import type { Selection } from '@palpite/lottery/selection.ts';
import { useState } from 'react';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { current, type Draft, NEW_DRAFT, stepped, undone } from './draft.ts';

export interface DraftMoves {
  readonly draft: Draft;
  /** Takes a step. */
  step(next: Selection, more?: Partial<Draft>): void;
  /** Takes a step by typing. @param rest what of the text waits for the next line */
  type(next: Selection, text: string, rest: string): void;
  undo(): void;
  /** Changes what is not a selection. */
  set(more: Partial<Draft>): void;
}

/** The draft of a play; those of other plays are kept while the editor is on the page. */
export function useDraft(
  name: string,
  selection: Selection,
  onSelection: (next: Selection) => void,
): DraftMoves {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const draft = current(drafts[name] ?? NEW_DRAFT, selection);
  const keep = (next: Draft) => setDrafts((all) => ({ ...all, [name]: next }));
  return {
    draft,
    step(next, more) {
      keep({ ...stepped(draft, selection, next), ...more });
      onSelection(next);
    },
    type(next, text, rest) {
      keep({ ...stepped(draft, selection, next, true), text, rest });
      onSelection(next);
    },
    undo() {
      const back = undone(draft);
      if (!back) return;
      keep(back.draft);
      onSelection(back.selection);
    },
    set: (more) => keep({ ...draft, ...more }),
  };
}

/** What every board is given. */
export interface BoardProps {
  game: LotteryOffer;
  play: OfferedPlay;
  selection: Selection;
  moves: DraftMoves;
  disabled: boolean;
}
