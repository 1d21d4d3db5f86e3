/** Opens the game: session, pictures and stage load in parallel, then the player may play. */
import '../styles.css';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import type { GameState } from '../../api-shapes.ts';
import type { Boot } from '../../http/page.ts';
import { loadMachine } from '../../machines/load-machine.ts';
import type { Machine, Role } from '../../machines/machine.ts';
import { loadThemeArt } from '../art/themes.ts';
import { moneyFormat } from '../money.ts';
import { loadTexts, type Texts } from '../texts/texts.ts';
import { withClientSeed } from './first-seed.ts';
import { Game, type GameParts } from './game.ts';
import { Host, HostError } from './host.ts';
import { listenToKeys } from './keys.ts';
import { tell, tellEnd, troubleOf } from './notices.ts';
import { Shell } from './shell.ts';
import { openSite, type Site } from './site.ts';
import { Sound } from './sound.ts';
import { describeGrid, symbolName } from './symbol-name.ts';
import { forgetSession, keepSession, keptSession } from './tab-session.ts';

/** What the reels show before the first spin. */
const RESTING: readonly Role[] = [
  'high1',
  'low1',
  'high2',
  'low2',
  'high3',
  'low3',
  'high4',
  'low4',
];

async function start(boot: Boot, texts: Texts): Promise<void> {
  const playing: { game?: Game } = {};
  const host = new Host();
  const site = openSite(boot.siteOrigins, (asked) => playing.game?.obey(asked));
  const shell = new Shell(texts, boot.title, {
    spin: () => playing.game?.spin(),
    changeStake: (step) => playing.game?.changeStake(step),
    open: (panel) => playing.game?.open(panel),
    toggleSound: () => playing.game?.toggleSound(),
    showResult: () => playing.game?.showResult(),
  });
  shell.show(root(), site.isFramed);
  shell.say(texts.status.opening);
  if (boot.underMaintenance) return tellEnd(texts, site, 'maintenance');
  const preparing = prepare(boot, shell);
  // awaited below; an earlier rejection must not count as unhandled
  preparing.catch(() => undefined);
  const state = await openState(boot, host, texts, site);
  if (!state) return;
  const { stage: openStage, art, pictures, machine, themeId } = await preparing;
  const nameOf = (role: Role) => symbolName(texts, themeId, art.lowStyle, role);
  const money = moneyFormat(state.language, state.currency);
  let unitMinor = 0n;
  const stage = await openStage((units) => money.short(BigInt(units) * unitMinor));
  const parts: GameParts = {
    host,
    site,
    shell,
    stage,
    texts,
    machine,
    pictures,
    nameOf,
    sound: new Sound(),
    title: boot.title,
    setUnit: (minor) => {
      unitMinor = minor;
    },
  };
  const game = new Game(parts, state);
  playing.game = game;
  const grid = restingGrid(machine);
  stage.rest({ grid });
  shell.describe(describeGrid(texts, grid, nameOf));
  listenToKeys(game);
  site.tell({ type: 'ready' });
  game.begin();
}

/** Loads the pictures and texts while the session opens. */
async function prepare(boot: Boot, shell: Shell) {
  const code = parseGameCode(boot.gameCode);
  if (!code) throw new Error('no such game');
  const [art, machine, { scenery }, { symbolPictures }, { Stage }, { decode, decodePictures }] =
    await Promise.all([
      loadThemeArt(code.themeId),
      loadMachine(code.engineId),
      import('../art/scenery.ts'),
      import('../art/symbols.ts'),
      import('../stage/stage.ts'),
      import('../stage/textures.ts'),
    ]);
  const [place, pictures] = await Promise.all([
    decode(scenery(art, boot.gameCode)),
    decodePictures(symbolPictures(art)),
    // text drawn on a canvas does not change when the typeface loads later
    document.fonts.load(`800 16px ${getComputedStyle(document.body).fontFamily}`).catch(() => []),
  ]);
  shell.dress(art.palette, place);
  const stage = async (coinLabel: (units: number) => string) => {
    const opened = await Stage.open({
      canvas: shell.canvas,
      machine,
      palette: art.palette,
      pictures,
      coinLabel,
      calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    const fit = () => opened.resize(shell.stage.clientWidth, shell.stage.clientHeight);
    fit();
    new ResizeObserver(fit).observe(shell.stage);
    return opened;
  };
  return { stage, art, pictures, machine, themeId: code.themeId };
}

/** Opens the session in the address, or continues this tab's own. */
async function openState(
  boot: Boot,
  host: Host,
  texts: Texts,
  site: Site,
): Promise<GameState | undefined> {
  const launchToken = new URL(location.href).searchParams.get('launch') ?? '';
  const kept = keptSession(boot.gameCode);
  try {
    if (kept && (kept.launchToken === launchToken || launchToken === '')) {
      return await withClientSeed(host, await host.resume(kept.token));
    }
    const state = await host.open(boot.gameCode, launchToken || '-');
    if (host.token) keepSession(boot.gameCode, { launchToken, token: host.token });
    return await withClientSeed(host, state);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.code === 'unauthenticated' || error.code === 'session_ended') {
      forgetSession(boot.gameCode);
    }
    tellEnd(texts, site, troubleOf(error));
    return undefined;
  }
}

function restingGrid({ columns, rows, roles }: Machine): Role[][] {
  const shown = RESTING.filter((role) => roles.includes(role));
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => shown[(column * 3 + row) % shown.length] ?? 'low1'),
  );
}

function root(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('the page has no root');
  return found;
}

const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
document.documentElement.lang = LANGUAGE_TAGS[boot.language];
const texts = await loadTexts(boot.language);
start(boot, texts).catch((error: unknown) => {
  tell(texts, 'notSupported', []);
  throw error;
});
