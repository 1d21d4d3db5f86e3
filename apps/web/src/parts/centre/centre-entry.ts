import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** One entry of a centre's menu, and the page that it opens. */
export interface CentreEntry {
  /** The page's name in the address, as the specification has it where it names one. */
  readonly page: string;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Shown next to the title: a count, where there is something to count. */
  readonly Badge?: ComponentType;
  /** What the page holds below its heading, made by `lazyPart`. Its sections begin with an h2. */
  readonly Page: LazyExoticComponent<ComponentType>;
}
