/**
 * Unbiased integers from blocks of random bytes. Each block is read as unsigned 32-bit integers, most significant byte
 * first. An integer below a bound takes the next of them; those in the incomplete last stretch of 2^32 are skipped, so
 * that every result is equally likely, and the result is the remainder of the first that is not skipped.
 *
 * What makes the blocks (a server's seed and HMAC, say) is the caller's. Published results depend on this reading, so it
 * never changes.
 */
export interface RandomSource {
  /** An integer in [0, bound), each equally likely; `bound` is from 1 to 2^32. */
  below(bound: number): number;
}

const WORD_BYTES = 4;

/**
 * @param blockAt the stream's block of that index, counted from 0; a multiple of 4 bytes
 * @returns a source that throws RangeError for a bound that is not an integer from 1 to 2^32
 */
export function randomWords(blockAt: (index: number) => Uint8Array): RandomSource {
  let block = -1;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  const next = () => {
    if (at >= view.byteLength) {
      block += 1;
      at = 0;
      const bytes = blockAt(block);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    const word = view.getUint32(at);
    at += WORD_BYTES;
    return word;
  };
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
        throw new RangeError(`no integer lies below ${bound}`);
      }
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let word = next();
      while (word >= limit) word = next();
      return word % bound;
    },
  };
}
