/** One column of the reels: it spins, takes its symbols in from above, and stops. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Role } from '../../machines/machine.ts';
import { type Animator, easeOut, settle } from './animator.ts';
import { type Layout, symbolSize } from './layout.ts';
import type { Textures } from './textures.ts';

/** Cells that a reel moves in a millisecond at full speed. */
const SPEED = 0.019;

/** Where a cell is, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class ReelColumn {
  readonly container = new Container();
  readonly #column: number;
  /** Cells in the window; changes with the screen on machines whose columns change height. */
  #rows: number;
  readonly #strange: () => Role;
  readonly #sprites: Sprite[];
  /** A plate for each cell, so that a reel of few rows has large cells and no gaps. */
  readonly #plates = new Graphics();
  /** From the row above the window to the last one. */
  #roles: Role[];
  #labels: (string | undefined)[] = [];
  #offset = 0;
  #layout: Layout | undefined;
  #textures: Textures | undefined;
  /** Roles still to come in from above before the reel stops; undefined while it spins freely. */
  #coming: Role[] | undefined;
  #turning = false;
  #stopped: (() => void) | undefined;

  /**
   * @param rows the most cells that the column ever has
   * @param strange a symbol that passes by while the reel spins; decoration only, it decides nothing
   */
  constructor(column: number, rows: number, strange: () => Role) {
    this.#column = column;
    this.#rows = rows;
    this.#strange = strange;
    this.#roles = Array.from({ length: rows + 1 }, strange);
    this.container.addChild(this.#plates);
    this.#sprites = this.#roles.map(() => {
      const sprite = new Sprite({ anchor: 0.5 });
      this.container.addChild(sprite);
      return sprite;
    });
  }

  arrange(layout: Layout, textures: Textures): void {
    this.#layout = layout;
    this.#textures = textures;
    this.#drawPlates();
    this.#place();
  }

  /** Shows symbols without motion; `labels` are the values of coins. */
  show(roles: readonly Role[], labels: readonly (string | undefined)[] = []): void {
    this.#setRows(roles.length || this.#rows);
    this.#roles = [this.#strange(), ...roles];
    this.#labels = [undefined, ...labels];
    this.#offset = 0;
    this.#place();
  }

  /** Starts to spin. */
  spin(animator: Animator): void {
    this.#turning = true;
    this.#coming = undefined;
    this.#labels = [];
    let speed = 0;
    animator.run((elapsed) => {
      speed = Math.min(SPEED, speed + elapsed * 0.00008);
      this.#turn(speed * elapsed);
      return this.#turning;
    });
  }

  /** Takes these symbols in and stops on them, with a small overshoot. */
  async stop(animator: Animator, roles: readonly Role[]): Promise<void> {
    const stopped = new Promise<void>((done) => {
      this.#stopped = done;
    });
    this.#setRows(roles.length);
    while (this.#roles.length <= this.#rows) this.#roles.push(this.#strange());
    // the last row comes in first; one more is above the window
    this.#coming = [this.#strange(), ...roles];
    await stopped;
    this.show(roles);
    const drop = 0.13;
    await animator.tween(190, (share) => {
      this.#offset = drop * (1 - settle(share));
      this.#place();
    });
    this.show(roles);
  }

  /** Removes the marked rows and lets the remaining and the new ones fall into place. */
  async fall(animator: Animator, gone: ReadonlySet<number>, roles: readonly Role[]): Promise<void> {
    if (gone.size === 0) return;
    await animator.tween(230, (share) => {
      for (const row of gone) this.zoom(row, 1 - easeOut(share));
    });
    const kept = Array.from({ length: this.#rows }, (_, row) => row).filter(
      (row) => !gone.has(row),
    );
    // where each row's symbol comes from: rows above the window for the new ones
    const from = roles.map((_, row) =>
      row < gone.size ? row - gone.size : (kept[row - gone.size] ?? row),
    );
    this.show(roles);
    await animator.tween(300, (share) => {
      from.forEach((start, row) => {
        const at = start + (row - start) * easeOut(share);
        this.sprite(row).y = this.#yOf(at);
      });
    });
    this.#place();
  }

  /** Where a row of the window is. */
  box(row: number): Box {
    const { left = 0, top = 0, cellWidth = 0 } = this.#layout ?? {};
    const height = this.#cellHeight();
    return { x: left + this.#column * cellWidth, y: top + row * height, width: cellWidth, height };
  }

  /** The sprite of a row within the window. */
  sprite(row: number): Sprite {
    return this.#sprites[row + 1] as Sprite;
  }

  /** Fades the rows that are not in `bright`. */
  dim(bright: ReadonlySet<number> | undefined): void {
    for (let row = 0; row < this.#rows; row += 1) {
      this.sprite(row).alpha = bright === undefined || bright.has(row) ? 1 : 0.32;
      this.zoom(row, 1);
    }
  }

  /** Grows and shrinks a row's symbol; 1 is its own size. */
  zoom(row: number, factor: number): void {
    const { x, y } = this.#symbolScale();
    this.sprite(row).scale.set(factor * x, factor * y);
  }

  #turn(cells: number): void {
    this.#offset += cells;
    while (this.#offset >= 1) {
      this.#offset -= 1;
      this.#roles = [this.#coming?.pop() ?? this.#strange(), ...this.#roles.slice(0, this.#rows)];
      if (this.#coming?.length === 0) {
        this.#turning = false;
        this.#offset = 0;
        this.#stopped?.();
        break;
      }
    }
    this.#place();
  }

  #place(): void {
    if (!this.#layout || !this.#textures) return;
    const { left, cellWidth } = this.#layout;
    const { x, y } = this.#symbolScale();
    this.#sprites.forEach((sprite, index) => {
      const role = index > this.#rows ? 'blank' : (this.#roles[index] ?? 'blank');
      const label = this.#labels[index];
      sprite.visible = role !== 'blank';
      if (role !== 'blank' && this.#textures) {
        sprite.texture = label ? this.#textures.coin(label) : this.#textures.of(role);
      }
      sprite.position.set(
        left + (this.#column + 0.5) * cellWidth,
        this.#yOf(index - 1 + this.#offset),
      );
      sprite.scale.set(x, y);
      sprite.alpha = 1;
    });
  }

  #yOf(row: number): number {
    return (this.#layout?.top ?? 0) + (row + 0.5) * this.#cellHeight();
  }

  #cellHeight(): number {
    return (this.#layout?.columnHeight ?? 0) / this.#rows;
  }

  /** Textures have the size of the common cell; a column with other cells scales them to fit. */
  #symbolScale(): { x: number; y: number } {
    if (!this.#layout) return { x: 1, y: 1 };
    const { width, height } = symbolSize(this.#layout, this.#rows);
    return { x: width / this.#layout.symbol, y: height / this.#layout.symbol };
  }

  #setRows(rows: number): void {
    if (rows === this.#rows) return;
    this.#rows = rows;
    this.#drawPlates();
  }

  #drawPlates(): void {
    this.#plates.clear();
    for (let row = 0; row < this.#rows; row += 1) {
      const { x, y, width, height } = this.box(row);
      this.#plates
        .roundRect(x + 4, y + 3, width - 8, height - 6, 8)
        .fill({ color: '#ffffff', alpha: 0.045 });
    }
  }
}
