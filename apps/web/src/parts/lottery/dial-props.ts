import type { Ref } from 'react';

export interface DialProps {
  /** The outline of what is lit now. */
  lit: string;
  /** The path of that outline, which is written as time passes. */
  place?: Ref<SVGPathElement>;
  className?: string | undefined;
}
