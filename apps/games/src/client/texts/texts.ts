/** All texts of the game, one dictionary for each language; `{name}` in a text is filled in where it is shown. */
import type { Language } from '@palpite/domain';
import type { SlotEngineId } from '@palpite/sandbox/engines.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Role } from '../../machines/machine.ts';

export interface Texts {
  readonly bar: {
    readonly balance: string;
    readonly stake: string;
    readonly win: string;
    readonly back: string;
    readonly spin: string;
    readonly lower: string;
    readonly higher: string;
    readonly time: string;
    readonly result: string;
    readonly skip: string;
    readonly showResult: string;
    readonly rules: string;
    readonly history: string;
    readonly fairness: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly close: string;
    readonly playMoney: string;
  };
  readonly status: {
    readonly opening: string;
    readonly ready: string;
    readonly spinning: string;
    readonly paused: string;
    readonly won: string;
    readonly returned: string;
    readonly lost: string;
    readonly crediting: string;
    readonly freeSpins: string;
    readonly freeSpinsChosen: string;
    readonly moreFreeSpins: string;
    readonly respins: string;
    readonly respin: string;
    readonly climb: string;
    readonly sweep: string;
    readonly multiplier: string;
    readonly grand: string;
    readonly total: string;
    readonly reels: string;
    readonly row: string;
    readonly reel: string;
  };
  readonly intro: { readonly play: string; readonly resume: string; readonly facts: string };
  readonly trouble: Readonly<Record<Trouble, { readonly title: string; readonly text: string }>>;
  readonly act: { readonly retry: string; readonly leave: string; readonly ok: string };
  readonly rules: {
    readonly title: string;
    readonly returnTitle: string;
    readonly returnText: string;
    readonly volatility: string;
    readonly volatilities: Readonly<Record<'low' | 'medium' | 'high', string>>;
    readonly anyWin: string;
    readonly feature: string;
    readonly oneIn: string;
    readonly howToPlay: string;
    readonly pays: string;
    readonly paysFor: string;
    readonly columns: string;
    readonly lines: string;
    readonly keys: string;
    readonly interrupted: string;
  } & MachineTexts;
  readonly history: {
    readonly title: string;
    readonly empty: string;
    readonly at: string;
    readonly stake: string;
    readonly win: string;
    readonly state: string;
    readonly more: string;
    readonly verify: string;
    readonly states: Readonly<
      Record<'betting' | 'played' | 'closed' | 'refused' | 'cancelling' | 'cancelled', string>
    >;
  };
  readonly fairness: {
    readonly title: string;
    readonly how: string;
    readonly serverHash: string;
    readonly clientSeed: string;
    readonly nonce: string;
    readonly nextHash: string;
    readonly change: string;
    readonly newClientSeed: string;
    readonly seedRule: string;
    readonly revealed: string;
    readonly serverSeed: string;
    readonly rounds: string;
    readonly verify: string;
  };
  readonly roles: Readonly<Record<Exclude<Role, `high${number}` | `low${number}`>, string>>;
  readonly lows: {
    readonly gems: Four;
    readonly suits: Four;
    readonly tiles: Four;
  };
  readonly highs: Readonly<Record<ThemeId, Four>>;
}

/** The texts about each machine: how it plays, sentence by sentence, and what it is in a few words. */
export interface MachineTexts {
  readonly machines: Readonly<Record<SlotEngineId, readonly string[]>>;
  readonly engines: Readonly<Record<SlotEngineId, string>>;
}

export type Four = readonly [string, string, string, string];

/** What can prevent a player from playing; each text says what it means for their money. */
export type Trouble =
  | 'launch'
  | 'session'
  | 'proof'
  | 'maintenance'
  | 'wallet'
  | 'connection'
  | 'funds'
  | 'refused'
  | 'notReached'
  | 'tooSoon'
  | 'cancelling'
  | 'cancelled'
  | 'unfinished'
  | 'interrupted'
  | 'notSupported'
  | 'internal';

type Loader = () => Promise<Texts>;
const en: Loader = async () => (await import('./en.ts')).en;
const pt: Loader = async () => (await import('./pt.ts')).pt;
const th: Loader = async () => (await import('./th.ts')).th;
const id: Loader = async () => (await import('./id.ts')).id;
const zh: Loader = async () => (await import('./zh.ts')).zh;
const vi: Loader = async () => (await import('./vi.ts')).vi;

/** Each language is a separate file, so that a player loads only one. */
const LOADERS: Readonly<Record<Language, Loader>> = {
  EN: en,
  PT: pt,
  ZH: zh,
  ID: id,
  TH: th,
  VI: vi,
};

/** Loads the dictionary of a language. */
export function loadTexts(language: Language): Promise<Texts> {
  return LOADERS[language]();
}

/** Fills `{name}`s in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
