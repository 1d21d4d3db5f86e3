export interface DialProps {
  /** From 0 to 1. */
  lit: number;
  className?: string;
}
