/**
 * The session of this tab, so that a reload continues it: the launch token in the address opens a session only once.
 * Where the browser gives a frame no storage, a reload needs a new launch.
 */
interface Kept {
  readonly launchToken: string;
  readonly token: string;
}

const keyOf = (gameCode: string) => `palpite.session.${gameCode}`;

export function keepSession(gameCode: string, kept: Kept): void {
  store()?.setItem(keyOf(gameCode), JSON.stringify(kept));
}

export function keptSession(gameCode: string): Kept | undefined {
  try {
    const kept: Partial<Kept> = JSON.parse(store()?.getItem(keyOf(gameCode)) ?? '{}');
    return kept.token && kept.launchToken !== undefined ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSession(gameCode: string): void {
  store()?.removeItem(keyOf(gameCode));
}

/** A choice of the player for this tab, e.g. sound. */
export function keepChoice(name: string, value: string): void {
  store()?.setItem(`palpite.${name}`, value);
}

export function keptChoice(name: string): string | undefined {
  return store()?.getItem(`palpite.${name}`) ?? undefined;
}

function store(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
