import { useSyncExternalStore } from 'react';
import { EMPTY_LIST, nameLists } from '../../../lib/name-lists.ts';
import { useMember } from '../../../parts/identity/use-session.ts';

export const MARK_KINDS = ['times', 'overdue'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** What a board marks, in this browser, for each username its own; of a visitor under no name. */
const kept = nameLists('lotteryMarks');

/** The marks that were chosen last; undefined without any, which is how it begins. */
export function useKeptMarks(): [MarkKind | undefined, (kind: MarkKind | undefined) => void] {
  const username = useMember()?.username ?? '';
  const list = useSyncExternalStore(
    kept.subscribe,
    () => kept.of(username),
    () => EMPTY_LIST,
  );
  const kind = MARK_KINDS.find((known) => known === list[0]);
  return [kind, (next) => kept.store(username, next === undefined ? [] : [next])];
}
