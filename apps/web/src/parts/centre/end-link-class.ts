/** A link at the end of a row or a heading. */
export const endLinkClass =
  'inline-flex min-h-11 shrink-0 items-center text-14 font-semibold text-accent-strong underline-offset-2 hover:underline';
