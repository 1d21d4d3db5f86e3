import { SENT_PICTURE_BYTES } from '@palpite/contract/wire.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Why a file cannot be sent; by its content, whatever its name. */
export type PictureFault = 'image_invalid' | 'image_too_large';

/** The first bytes of files of these kinds. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [0xff, 0xd8, 0xff], // JPEG
];

/** A PNG or JPEG as it is sent, of 5 MB at most; otherwise what is wrong with the file. */
export async function readPicture(file: Blob): Promise<Blob | PictureFault> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const known = SIGNATURES.some((signature) => signature.every((byte, at) => head[at] === byte));
  const picture = known ? await shrinkPicture(file) : file;
  if (picture.size > SENT_PICTURE_BYTES) return 'image_too_large';
  return known ? picture : 'image_invalid';
}

/** A file as a `data:` address. @throws DOMException when it can no longer be read */
export async function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** The content of a `data:` address, base64. */
export function base64Of(address: string): string {
  return address.slice(address.indexOf(',') + 1);
}
