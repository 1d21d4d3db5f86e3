import { afterEach, expect, test, vi } from 'vitest';
import { readPicture } from './read-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const END = [0xff, 0xd9];
const file = (bytes: readonly number[], size = 0) =>
  new File([Uint8Array.from(bytes), new Uint8Array(size), Uint8Array.from(END)], 'a.jpg');

/** A device that draws pictures of this size. @returns what was drawn, and from which bytes */
function device(width: number, height: number) {
  const drawn: { size: [number, number]; from: number[]; upright: unknown }[] = [];
  let from: number[] = [];
  let upright: unknown;
  vi.stubGlobal('createImageBitmap', async (blob: Blob, options: ImageBitmapOptions) => {
    from = [...new Uint8Array(await blob.arrayBuffer())];
    upright = options.imageOrientation;
    return { width, height, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
  ) {
    drawn.push({ size: [this.width, this.height], from, upright });
    done(new Blob(['smaller']));
  });
  return drawn;
}

test('a photograph of 48 megapixels is drawn smaller and upright on the device', async () => {
  const drawn = device(6_048, 8_064);
  expect(await ((await readPicture(file(JPEG) as Blob)) as Blob).text()).toBe('smaller');
  expect(drawn).toMatchObject([{ size: [1_500, 2_000], upright: 'from-image' }]);
});

test('one of more than 5 MB is drawn again, whatever its size in pixels', async () => {
  const drawn = device(1_600, 1_600);
  expect(await readPicture(file(JPEG, 5 * 1024 * 1024))).toMatchObject({ size: 7 });
  expect(drawn).toMatchObject([{ size: [1_600, 1_600] }]);
});

test('one without its last bytes gets its end, and is drawn again', async () => {
  const drawn = device(400, 300);
  const cut = new File([Uint8Array.from(JPEG)], 'cut.jpg');
  expect(await readPicture(cut)).toMatchObject({ size: 7 });
  expect(drawn).toMatchObject([{ size: [400, 300], from: [...JPEG, ...END] }]);
});

test('a small one is sent as it is', async () => {
  const drawn = device(400, 300);
  const small = file(JPEG);
  expect(await readPicture(small)).toBe(small);
  expect(drawn).toEqual([]);
});

test('what the device cannot draw is for the operator to judge, up to its bound', async () => {
  const small = file(JPEG);
  expect(await readPicture(small)).toBe(small);
  expect(await readPicture(file(JPEG, 5 * 1024 * 1024))).toBe('image_too_large');
  expect(await readPicture(new File(['no picture'], 'letter.png'))).toBe('image_invalid');
});
