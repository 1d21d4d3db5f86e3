/**
 * The canvas: reels, lines, coins. It shows what the outcome says and decides nothing. Everything that it
 * shows is also said in words by `play/`, for those who do not see it.
 */
// the policy forbids generated code: this puts interpreted code in its place, for both renderers
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, Graphics, type Renderer, Sprite } from 'pixi.js';
import type { Cell, Grid, Machine, Role, Screen, Win } from '../../machines/machine.ts';
import type { Palette } from '../art/theme-art.ts';
import { Animator, easeOut } from './animator.ts';
import { fitReels, type Layout } from './layout.ts';
import { ReelColumn } from './reel-column.ts';
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

/** Milliseconds; a paid spin takes at least two and a half seconds from press to result. */
const PACE = {
  paid: { before: 1_150, between: 260 },
  free: { before: 520, between: 170 },
} as const;
const SPARKS = 26;

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

  /** Fits everything into the canvas's box; call it whenever that changes. */
  resize(width: number, height: number): void {
    const { machine, pictures } = this.#options;
    this.#renderer.resize(width, height);
    // what was marked and what flew stood at other places, in textures that go now
    this.#clear();
    const layout = fitReels(width, height, machine.columns, machine.rows);
    this.#textures?.destroy();
    this.#textures = new Textures(pictures, layout.symbol, this.#renderer.resolution);
    this.#layout = layout;
    this.#drawFrame(layout);
    for (const column of this.#columns) column.arrange(layout, this.#textures);
    this.#animator.refresh();
  }

  /** Shows a screen at rest. */
  rest({ grid, coinUnits }: Pick<Screen, 'grid' | 'coinUnits'>): void {
    this.#clear();
    this.#columns.forEach((column, at) => {
      column.show(grid[at] ?? [], this.#labels(coinUnits, at));
    });
    this.#animator.refresh();
  }

  /** Sets all reels in motion. */
  spin(): void {
    this.#clear();
    if (this.#options.calm) return;
    for (const column of this.#columns) column.spin(this.#animator);
  }

  /** Lets the turning reels come to rest, one after another. */
  async land(grid: Grid, pace: keyof typeof PACE, onStop: () => void): Promise<void> {
    if (this.#options.calm) {
      await pause(pace === 'paid' ? 700 : 400);
      this.rest({ grid });
      onStop();
      return;
    }
    const { before, between } = PACE[pace];
    await this.#animator.wait(before);
    await Promise.all(
      this.#columns.map(async (column, at) => {
        await this.#animator.wait(at * between);
        await column.stop(this.#animator, grid[at] ?? []);
        onStop();
      }),
    );
  }

  /** Takes out what paid on one screen and lets the next one fall in. */
  async cascade(from: Screen, to: Screen): Promise<void> {
    this.#clear();
    if (this.#options.calm) {
      await pause(500);
      this.rest(to);
      return;
    }
    await Promise.all(
      this.#columns.map((column, at) =>
        column.fall(this.#animator, rowsOf(from.wins, at), to.grid[at] ?? []),
      ),
    );
  }

  /** Shows the coins that hold; new ones drop in. */
  async hold(from: Screen, to: Screen): Promise<void> {
    this.rest(to);
    const isNew = ([column, row]: Cell) =>
      to.grid[column]?.[row] === 'coin' &&
      (from.grid[column]?.[row] !== 'coin' || from.coinUnits === undefined);
    const fresh = cellsWhere(to.grid, isNew);
    if (this.#options.calm) {
      await pause(500);
      return;
    }
    const size = (share: number) => 1.5 - 0.5 * easeOut(share);
    await this.#animator.tween(420, (share) => {
      for (const [column, row] of fresh) this.#columns[column]?.zoom(row, size(share));
    });
    await this.#animator.wait(fresh.length > 0 ? 420 : 280);
  }

  /** Marks what paid. `lively` adds sparks, for wins above the stake alone. */
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

  /** Lets a picture stand for a while. */
  pause(milliseconds: number): Promise<void> {
    return pause(milliseconds);
  }

  destroy(): void {
    this.#animator.stop();
    this.#textures?.destroy();
    this.#renderer.destroy();
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

  #drawFrame(layout: Layout): void {
    const { machine, palette } = this.#options;
    const { left, top, cellWidth, cellHeight, frame } = layout;
    const width = cellWidth * machine.columns;
    const height = cellHeight * machine.rows;
    const [light, dark] = palette.frame;
    this.#frame
      .clear()
      .roundRect(left - frame, top - frame, width + 2 * frame, height + 2 * frame, frame * 1.4)
      .fill(dark)
      .roundRect(left - frame, top - frame, width + 2 * frame, height + 2 * frame, frame * 1.4)
      .stroke({ color: light, width: Math.max(2, frame * 0.28), alignment: 1 })
      .roundRect(left - 3, top - 3, width + 6, height + 6, 8)
      .fill(palette.reel[1]);
    for (let column = 0; column < machine.columns; column += 1) {
      this.#frame
        .roundRect(left + column * cellWidth + 1.5, top, cellWidth - 3, height, 6)
        .fill(palette.reel[0]);
      for (let row = 0; row < machine.rows; row += 1) {
        this.#frame
          .roundRect(
            left + column * cellWidth + 4,
            top + row * cellHeight + 3,
            cellWidth - 8,
            cellHeight - 6,
            8,
          )
          .fill({ color: '#ffffff', alpha: 0.045 });
      }
    }
    this.#window.clear().rect(left, top, width, height).fill('#ffffff');
  }

  #mark(wins: readonly Win[]): void {
    const { accent } = this.#options.palette;
    this.#columns.forEach((column, at) => column.dim(rowsOf(wins, at)));
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
    const { left = 0, top = 0, cellWidth = 0, cellHeight = 0 } = this.#layout ?? {};
    this.#marks
      .roundRect(
        left + column * cellWidth + 3,
        top + row * cellHeight + 2,
        cellWidth - 6,
        cellHeight - 4,
        8,
      )
      .stroke({ color: this.#options.palette.accent, width: 2.5 });
  }

  #middle([column, row]: Cell): [number, number] {
    const { left = 0, top = 0, cellWidth = 0, cellHeight = 0 } = this.#layout ?? {};
    return [left + (column + 0.5) * cellWidth, top + (row + 0.5) * cellHeight];
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

function rowsOf(wins: readonly Win[], column: number): Set<number> {
  const rows = new Set<number>();
  for (const { cells } of wins) {
    for (const [at, row] of cells) if (at === column) rows.add(row);
  }
  return rows;
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
