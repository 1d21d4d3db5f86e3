/**
 * The canvas: reels, lines, coins. It shows the outcome and decides nothing. `play/` describes everything that it
 * shows in words too, for players who cannot see it.
 */
// the policy forbids generated code: this replaces it with interpreted code, for both renderers
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, Graphics, type Renderer, Sprite } from 'pixi.js';
import type { Cell, Grid, Machine, Role, Screen, Win } from '../../machines/machine.ts';
import type { Palette } from '../art/theme-art.ts';
import { Animator, easeOut } from './animator.ts';
import { fitReels, type Layout } from './layout.ts';
import { ReelColumn } from './reel-column.ts';
import { drawFrame } from './reel-frame.ts';
import { type Pictures, Textures } from './textures.ts';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly machine: Machine;
  readonly palette: Palette;
  readonly pictures: Pictures;
  /** The value of a coin in the player's money, short. */
  readonly coinLabel: (units: number) => string;
  /** No motion: everything appears at once. */
  readonly calm: boolean;
}

/** Milliseconds. A paid spin takes at least two and a half seconds from press to result, without motion too. */
const PACE = {
  paid: { before: 1_150, between: 260, calm: 2_500 },
  free: { before: 520, between: 170, calm: 400 },
} as const;
const SPARKS = 26;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

export class Stage {
  readonly #options: StageOptions;
  readonly #renderer: Renderer;
  readonly #animator: Animator;
  readonly #root = new Container();
  readonly #frame = new Graphics();
  readonly #window = new Graphics();
  readonly #reels = new Container();
  readonly #marks = new Graphics();
  readonly #sparks = new Container();
  readonly #columns: ReelColumn[];
  #textures: Textures | undefined;
  #layout: Layout | undefined;

  private constructor(options: StageOptions, renderer: Renderer) {
    this.#options = options;
    this.#renderer = renderer;
    this.#animator = new Animator(() => renderer.render(this.#root));
    const { machine } = options;
    const passing = machine.roles.filter((role) => role !== 'coin' || machine.id === 'hold');
    const strange = (): Role => passing[Math.floor(Math.random() * passing.length)] ?? 'blank';
    this.#columns = Array.from(
      { length: machine.columns },
      (_, column) => new ReelColumn(column, machine.rows, strange),
    );
    this.#root.addChild(this.#frame, this.#reels, this.#window, this.#marks, this.#sparks);
    for (const { container } of this.#columns) this.#reels.addChild(container);
    this.#reels.mask = this.#window;
  }

  /** Opens a renderer: WebGL on a graphics processor, a plain canvas without one. */
  static async open(options: StageOptions): Promise<Stage> {
    const renderer = await autoDetectRenderer({
      canvas: options.canvas,
      preference: hasGraphicsProcessor() ? 'webgl' : 'canvas',
      backgroundAlpha: 0,
      antialias: true,
      resolution: Math.min(2, window.devicePixelRatio || 1),
      autoDensity: true,
      skipExtensionImports: true,
    });
    return new Stage(options, renderer);
  }

  /** Fits everything into the canvas's box; call it whenever the box changes. */
  resize(width: number, height: number): void {
    const { machine, pictures } = this.#options;
    this.#renderer.resize(width, height);
    // marks and flying coins were at other places, and their textures are about to be replaced
    this.#clear();
    const layout = fitReels(width, height, machine.columns, machine.rows, machine.lowestRows);
    this.#textures?.destroy();
    this.#textures = new Textures(pictures, layout.symbol, this.#renderer.resolution);
    this.#layout = layout;
    drawFrame(this.#frame, layout, machine, this.#options.palette);
    const { left, top, cellWidth, columnHeight } = layout;
    this.#window
      .clear()
      .rect(left, top, cellWidth * machine.columns, columnHeight)
      .fill('#ffffff');
    for (const column of this.#columns) column.arrange(layout, this.#textures);
    this.#animator.refresh();
  }

  /** Shows a screen without motion. */
  rest({ grid, coinUnits }: Pick<Screen, 'grid' | 'coinUnits'>): void {
    this.#clear();
    this.#columns.forEach((column, at) => {
      column.show(grid[at] ?? [], this.#labels(coinUnits, at));
    });
    this.#animator.refresh();
  }

  /** Spins all reels except those that are held. */
  spin(held: readonly number[] = []): void {
    this.#clear();
    if (this.#options.calm) return;
    this.#columns.forEach((column, at) => {
      if (!held.includes(at)) column.spin(this.#animator);
    });
  }

  /** Stops the spinning reels, one after another. */
  async land(
    { grid, held = [] }: Pick<Screen, 'grid' | 'held'>,
    pace: keyof typeof PACE,
    onStop: () => void,
  ): Promise<void> {
    if (this.#options.calm) {
      await pause(PACE[pace].calm);
      this.rest({ grid });
      onStop();
      return;
    }
    const { before, between } = PACE[pace];
    await this.#animator.wait(before);
    await Promise.all(
      this.#columns.map(async (column, at) => {
        if (held.includes(at)) return;
        await this.#animator.wait(at * between);
        await column.stop(this.#animator, grid[at] ?? []);
        onStop();
      }),
    );
  }

  /** Removes the cells that paid or were swept on one screen, and lets those of the next one fall in. */
  async cascade(from: Screen, to: Screen): Promise<void> {
    this.#clear();
    if (this.#options.calm) {
      await pause(500);
      this.rest(to);
      return;
    }
    const gone = [...from.wins.flatMap(({ cells }) => cells), ...(from.swept ?? [])];
    await Promise.all(
      this.#columns.map((column, at) =>
        column.fall(this.#animator, rowsOf(gone, at), to.grid[at] ?? []),
      ),
    );
  }

  /** Shows the held coins; new ones drop in. */
  async hold(from: Screen, to: Screen): Promise<void> {
    this.rest(to);
    const isNew = ([column, row]: Cell) =>
      to.grid[column]?.[row] === 'coin' &&
      (from.grid[column]?.[row] !== 'coin' || from.coinUnits === undefined);
    const fresh = cellsWhere(to.grid, isNew);
    await this.#appear(fresh, 1.5);
    if (!this.#options.calm) await this.#animator.wait(fresh.length > 0 ? 420 : 280);
  }

  /** Grows symbols until they fill their reels. */
  async grow(from: Screen, to: Screen): Promise<void> {
    this.rest(to);
    const isNew = ([column, row]: Cell) => to.grid[column]?.[row] !== from.grid[column]?.[row];
    await this.#appear(cellsWhere(to.grid, isNew), 0.2);
  }

  /** Marks the wins. `lively` adds sparks, only for wins above the stake. */
  async showWins(screen: Screen, lively: boolean): Promise<void> {
    const { wins } = screen;
    if (wins.length === 0) return;
    this.#mark(wins);
    if (this.#options.calm) {
      this.#animator.refresh();
      await pause(900);
      return;
    }
    if (lively) this.#burst(wins);
    const cells = wins.flatMap(({ cells: marked }) => marked);
    await this.#animator.tween(900, (share) => {
      const factor = 1 + 0.09 * Math.sin(share * Math.PI * 2) ** 2;
      for (const [column, row] of cells) this.#columns[column]?.zoom(row, factor);
    });
  }

  /** Keeps the current picture for a while. */
  pause(milliseconds: number): Promise<void> {
    return pause(milliseconds);
  }

  destroy(): void {
    this.#animator.stop();
    this.#textures?.destroy();
    this.#renderer.destroy();
  }

  /** New cells grow or shrink from `size` times their final size. */
  async #appear(cells: readonly Cell[], size: number): Promise<void> {
    if (this.#options.calm) return pause(500);
    await this.#animator.tween(420, (share) => {
      const factor = size + (1 - size) * easeOut(share);
      for (const [column, row] of cells) this.#columns[column]?.zoom(row, factor);
    });
  }

  #labels(coinUnits: Screen['coinUnits'], column: number): (string | undefined)[] {
    const units = coinUnits?.[column] ?? [];
    return units.map((value) => (value > 0 ? this.#options.coinLabel(value) : undefined));
  }

  #clear(): void {
    this.#marks.clear();
    for (const spark of this.#sparks.removeChildren()) spark.visible = false;
    for (const column of this.#columns) column.dim(undefined);
  }

  #mark(wins: readonly Win[]): void {
    const { accent } = this.#options.palette;
    const paid = wins.flatMap(({ cells }) => cells);
    this.#columns.forEach((column, at) => column.dim(rowsOf(paid, at)));
    for (const { cells, line } of wins) {
      for (const cell of cells) this.#outline(cell);
      const [first, ...others] = cells;
      if (line === undefined || !first) continue;
      this.#marks.moveTo(...this.#middle(first));
      for (const cell of others) this.#marks.lineTo(...this.#middle(cell));
      this.#marks.stroke({ color: accent, width: 4, alpha: 0.6, cap: 'round', join: 'round' });
    }
  }

  #outline([column, row]: Cell): void {
    const box = this.#columns[column]?.box(row);
    if (!box) return;
    this.#marks
      .roundRect(box.x + 3, box.y + 2, box.width - 6, box.height - 4, 8)
      .stroke({ color: this.#options.palette.accent, width: 2.5 });
  }

  #middle([column, row]: Cell): [number, number] {
    const { x, y, width, height } = this.#columns[column]?.box(row) ?? NOWHERE;
    return [x + width / 2, y + height / 2];
  }

  #burst(wins: readonly Win[]): void {
    const texture = this.#textures?.spark(this.#options.palette.accent);
    const cells = wins.flatMap(({ cells: marked }) => marked);
    if (!texture || cells.length === 0) return;
    for (let index = 0; index < SPARKS; index += 1) {
      const [x, y] = this.#middle(cells[index % cells.length] as Cell);
      const angle = Math.random() * Math.PI * 2;
      const reach = (0.4 + Math.random()) * (this.#layout?.cellWidth ?? 0);
      const spark = new Sprite({ texture, anchor: 0.5 });
      this.#sparks.addChild(spark);
      void this.#animator.tween(600 + Math.random() * 400, (share) => {
        const way = easeOut(share) * reach;
        spark.position.set(x + Math.cos(angle) * way, y + Math.sin(angle) * way + share ** 2 * 40);
        spark.scale.set(0.22 * (1 - share));
        spark.alpha = 1 - share;
      });
    }
  }
}

function rowsOf(cells: readonly Cell[], column: number): Set<number> {
  return new Set(cells.filter(([at]) => at === column).map(([, row]) => row));
}

function cellsWhere(grid: Grid, wanted: (cell: Cell) => boolean): Cell[] {
  return grid.flatMap((roles, column) => roles.map((_, row): Cell => [column, row]).filter(wanted));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Without a graphics processor WebGL is emulated, and a plain canvas is several times faster. */
function hasGraphicsProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/SwiftShader|llvmpipe|Software|Basic Render/i.test(name);
}
