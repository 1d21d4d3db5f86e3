/**
 * Draws into one array of integers, with the same random integers and in the same order as `drawNumbers` draws texts:
 * ten million draws as texts are mostly garbage to collect.
 */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import type { SequenceShape, Shape, TableShape } from '../games.ts';

export interface FastDraw {
  /** The draw made last. */
  readonly numbers: Int32Array;
  /** How many digits each number has. */
  readonly digits: Uint8Array;
  next(random: RandomSource): void;
}

export const fastDraw = (shape: Shape): FastDraw =>
  shape.kind === 'table' ? table(shape) : sequence(shape);

/** What `drawNumbers` would give. */
export const textsOf = ({ numbers, digits }: FastDraw): string[] =>
  Array.from(numbers, (number, at) => String(number).padStart(digits[at] ?? 0, '0'));

function table({ prizes }: TableShape): FastDraw {
  const digits = Uint8Array.from(
    prizes.flatMap((row) => Array.from({ length: row.count }, () => row.digits)),
  );
  const numbers = new Int32Array(digits.length);
  return {
    numbers,
    digits,
    next(random) {
      for (let at = 0; at < numbers.length; at += 1) {
        let number = 0;
        for (let left = digits[at] ?? 0; left > 0; left -= 1)
          number = number * 10 + random.below(10);
        numbers[at] = number;
      }
    },
  };
}

function sequence({ length, low, high, repeats }: SequenceShape): FastDraw {
  const symbols = Int32Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const left = symbols.slice();
  const numbers = new Int32Array(length);
  return {
    numbers,
    digits: new Uint8Array(length).fill(String(high).length),
    next(random) {
      left.set(symbols);
      for (let at = 0; at < length; at += 1) {
        const other = repeats ? random.below(left.length) : at + random.below(left.length - at);
        const drawn = left[other] ?? 0;
        if (!repeats) {
          left[other] = left[at] ?? 0;
          left[at] = drawn;
        }
        numbers[at] = drawn;
      }
    },
  };
}
