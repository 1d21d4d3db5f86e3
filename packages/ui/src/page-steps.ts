/** One place in a row of page numbers; `page` null is a gap. */
export interface PageStep {
  key: string;
  page: number | null;
}

/** Pages shown around the current one, and at each end. */
const RANGE = 3;
const MARGIN = 1;

/** The row of page numbers for `page` of `totalPages`: ends, neighbours, and gaps of at least two pages. */
export function pageSteps(page: number, totalPages: number): PageStep[] {
  const shown = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = Math.max(1, from); at <= Math.min(totalPages, to); at += 1) shown.add(at);
  };
  const first = Math.min(
    Math.max(page - Math.floor(RANGE / 2), 1),
    Math.max(1, totalPages - RANGE + 1),
  );
  add(1, MARGIN);
  add(first, first + RANGE - 1);
  add(totalPages - MARGIN + 1, totalPages);

  const steps: PageStep[] = [];
  let before = 0;
  for (const at of [...shown].sort((a, b) => a - b)) {
    // A gap of one page is that page: an ellipsis would save nothing.
    if (at - before === 2) steps.push({ key: `${at - 1}`, page: at - 1 });
    else if (at - before > 2) steps.push({ key: `gap-${at}`, page: null });
    steps.push({ key: `${at}`, page: at });
    before = at;
  }
  return steps;
}
