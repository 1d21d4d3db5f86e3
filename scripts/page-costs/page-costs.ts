/**
 * What each kind of page may cost a visitor's device: the table in `docs/page-costs.md`, how it is read and written, and
 * how figures compare with it. No figure depends on how fast a machine is.
 */

/** The columns of the table, in their order, and what each counts. */
export const COLUMNS = {
  'script kB': 'kilobytes of script within six seconds, compressed as they are served',
  scripts: 'script files within six seconds',
  'HTML kB': 'kilobytes of the page itself, unpacked',
  'before load': 'requests that the page itself begins, before any script has run',
  requests: 'requests within six seconds',
  commits: 'commits of React that drew a component, within six seconds',
  mounted: 'components hydrated or mounted within six seconds',
  updated: 'components rendered again within six seconds',
  idle: 'components rendered again in the six seconds after those',
  formats: '`Intl` formatters made within twelve seconds',
  elements: 'elements of the document after twelve seconds',
  dialogs: 'dialogs and popovers that opened without a press, within twelve seconds',
} as const;

export type Column = keyof typeof COLUMNS;
export type Costs = Readonly<Record<Column, number>>;
export type CostTable = Readonly<Record<string, Costs>>;

const NAMES = Object.keys(COLUMNS) as Column[];

/** What may be added without a word: so much of a figure, and where it is small so much in all. */
const SHARE = 0.05;
/** Which parts come to life in one commit, and which in two, is how the machine's tasks meet: of the commits twice as much. */
const COMMITS_SHARE = 0.1;
const SMALL = 2;

export interface Comparison {
  /** What exceeds its bound, a line each: page, column, figure and bound. */
  readonly over: readonly string[];
  /** What is now so much lower that the table should say it. */
  readonly under: readonly string[];
}

/** Compares what a page costs with its line in the table. */
export function compareCosts(page: string, costs: Costs, table: CostTable): Comparison {
  const line = table[page];
  if (!line) return { over: [`${page}: has no line in the table`], under: [] };
  const over = NAMES.flatMap((column) => {
    const bound = line[column] + slackOf(column, line[column]);
    if (costs[column] <= bound) return [];
    return `${page}, ${column}: ${costs[column]}, at most ${bound} (${line[column]} in the table)`;
  });
  const under = NAMES.flatMap((column) => {
    if (costs[column] >= line[column] - slackOf(column, line[column])) return [];
    return `${page}, ${column}: ${costs[column]}, ${line[column]} in the table`;
  });
  return { over, under };
}

/** One more dialog or formatter is one too many, and a page that is still stays still. */
const slackOf = (column: Column, figure: number) =>
  column === 'dialogs' || column === 'formats' || (column === 'idle' && figure === 0)
    ? 0
    : Math.max(SMALL, Math.floor(figure * (column === 'commits' ? COMMITS_SHARE : SHARE)));

/** The middle of several visits, column by column. */
export function medianCosts(visits: readonly Costs[]): Costs {
  const middle = (column: Column) =>
    visits.map((costs) => costs[column]).toSorted((one, other) => one - other)[
      Math.floor(visits.length / 2)
    ];
  return Object.fromEntries(NAMES.map((column) => [column, middle(column)])) as Costs;
}

/** The table of a Markdown text. @throws Error when it is not a table of these columns */
export function readTable(text: string): CostTable {
  const [head, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  if (head === undefined || cellsOf(head).slice(1).join() !== NAMES.join()) {
    throw new Error(`the table needs the columns ${NAMES.join(', ')}`);
  }
  return Object.fromEntries(
    lines.map((line) => {
      const [page = '', ...figures] = cellsOf(line);
      const costs = figures.map(Number);
      if (costs.length !== NAMES.length || !costs.every(Number.isInteger)) {
        throw new Error(`the line of ${page} needs ${NAMES.length} whole numbers`);
      }
      return [page, Object.fromEntries(NAMES.map((name, at) => [name, costs[at]])) as Costs];
    }),
  );
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The whole text of the table's file. */
export function writeTable(table: CostTable): string {
  const rows = Object.entries(table).map(([page, costs]) => [
    page,
    ...NAMES.map((name) => `${costs[name]}`),
  ]);
  const head = ['page', ...NAMES];
  const width = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(width[at] ?? 0) : cell.padStart(width[at] ?? 0))).join(' | ')} |`;
  const rule = width.map((length, at) =>
    at === 0 ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`,
  );
  return [
    ABOUT,
    ...[head, rule, ...rows].map(lineOf),
    '',
    ...NAMES.map((name) => `- **${name}**: ${COLUMNS[name]}.`),
    '',
  ].join('\n');
}

const ABOUT = `# What a page costs

A first visit of each kind of page on a phone, with time as the page's own clock tells it: no figure depends on how fast a
machine is. The journey \`page-costs\` is red when a page exceeds its line by more than 5 % (by more than 10 % of commits,
since parts come to life in one or in two as tasks meet; by more than 2 where the figure is small; by anything for dialogs and
formatters, and for idle components where there are none). It names what has become much lower.

After an intended change \`npx playwright test page-costs --update-snapshots\` writes this page again. Raising a figure is
a change that a reader sees: say why in the commit.
`;
