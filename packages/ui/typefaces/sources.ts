/** A typeface of a brand, and the package that its files are made from. */
export interface Source {
  readonly name: string;
  /** The package's file, `{letters}` being `latin` or `vietnamese`. */
  readonly file: string;
  /** The axes that are kept: a number pins one, a range keeps a part of it. */
  readonly axes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
}

const TEXT_WEIGHTS = { wght: { min: 400, max: 800, default: 400 } } as const;

/** All of them are under the SIL Open Font Licence 1.1. */
export const SOURCES: readonly Source[] = [
  {
    name: 'dela-gothic-one',
    file: '@fontsource/dela-gothic-one/files/dela-gothic-one-{letters}-400-normal.woff2',
  },
  {
    name: 'noto-serif-display',
    file: '@fontsource-variable/noto-serif-display/files/noto-serif-display-{letters}-wdth-normal.woff2',
    axes: { wdth: 72, wght: 400 },
  },
  { name: 'phudu', file: '@fontsource/phudu/files/phudu-{letters}-800-normal.woff2' },
  {
    name: 'archivo',
    file: '@fontsource-variable/archivo/files/archivo-{letters}-wght-normal.woff2',
    axes: TEXT_WEIGHTS,
  },
  {
    name: 'hanken-grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-{letters}-wght-normal.woff2',
    axes: TEXT_WEIGHTS,
  },
  {
    name: 'asap',
    file: '@fontsource-variable/asap/files/asap-{letters}-wght-normal.woff2',
    axes: TEXT_WEIGHTS,
  },
];
