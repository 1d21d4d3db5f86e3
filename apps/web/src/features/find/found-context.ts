import { createContext, useContext } from 'react';

/** What every option of the list needs. */
export interface FoundContext {
  readonly listId: string;
  readonly activeId: string | undefined;
  /** What the results are of. */
  readonly text: string;
}

export const FoundState = createContext<FoundContext>({
  listId: '',
  activeId: undefined,
  text: '',
});

/** The attributes of one option. */
export function useOption(key: string) {
  const { listId, activeId } = useContext(FoundState);
  const id = `${listId}-${key}`;
  return {
    id,
    role: 'option',
    // The field keeps the focus: Tab passes the list by.
    tabIndex: -1,
    'aria-selected': id === activeId,
  } as const;
}
