import { SENT_PICTURE_BYTES } from '@palpite/contract/wire.ts';

/** As much as the operator keeps of a picture, in pixels: enough to read a bank's page by. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

/**
 * A PNG or JPEG as it is sent. A photograph is drawn smaller on the device, upright as its camera noted, so that the bounds of
 * the operator (5 MB, 25 megapixels) meet none, and so is one without its end, which browsers show all the same. What cannot
 * be drawn here is left as it is, for the operator to judge.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const whole = await withEnd(file);
  const drawn = await draw(whole).catch(() => null);
  if (drawn === null) return file;
  const { width, height } = drawn;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const isReady = scale === 1 && whole === file && file.size <= SENT_PICTURE_BYTES;
  const smaller = isReady ? null : await redraw(drawn, scale).catch(() => null);
  drawn.close();
  return smaller ?? file;
}

interface Drawn {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

/** The picture's pixels, upright. Browsers that make no bitmap of a file, or not of a damaged one, may show it. */
async function draw(file: Blob): Promise<Drawn> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { source: bitmap, width, height, close: () => bitmap.close() };
  } catch {
    return show(file);
  }
}

async function show(file: Blob): Promise<Drawn> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const close = () => URL.revokeObjectURL(address);
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}

/** As a JPEG on white, since it has no transparency. */
function redraw({ source, width, height }: Drawn, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const JPEG_START = [0xff, 0xd8];
const JPEG_END = [0xff, 0xd9];

/** A JPEG that does not end with the mark of its end gets it: without it, browsers leave the last rows undrawn. */
async function withEnd(file: Blob): Promise<Blob> {
  const bytes = async (from: number, to?: number) => [
    ...new Uint8Array(await file.slice(from, to).arrayBuffer()),
  ];
  const [start, end] = [await bytes(0, 2), await bytes(-2)];
  if (`${start}` !== `${JPEG_START}` || `${end}` === `${JPEG_END}`) return file;
  return new Blob([file, Uint8Array.from(JPEG_END)], { type: file.type });
}
