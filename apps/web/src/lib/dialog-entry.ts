import type { ComponentType } from 'react';
import type { DialogKey, RootSearch } from './root-search.ts';

export interface DialogProps {
  /** The address, whose value at the entry's key is set. */
  readonly search: RootSearch;
  readonly onClose: () => void;
}

/** A dialog that a feature adds to every page. Features list theirs in `entry.ts`; `app/app-dialogs.tsx` draws one. */
export interface DialogEntry {
  /** The key of the address that opens it. */
  readonly key: DialogKey;
  /** Made by `lazyPart`, so that its code comes when it opens. */
  readonly Dialog: ComponentType<DialogProps>;
  /** Opens even while a password that must change keeps everything else away. */
  readonly beforePassword?: boolean;
}
