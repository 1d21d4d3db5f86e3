import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { base64Of, readAsAddress, readPicture } from './read-picture.ts';

/** A picture that is sent: loading, stored under its number, or failed with a reason. */
export interface Picture {
  key: number;
  name: string;
  /** Its preview as a `data:` address; null until it is read, and for a file that is not a picture. */
  preview: string | null;
  imageId: string | null;
  problem: string | null;
}

/**
 * The pictures of a form: each is sent as soon as it is chosen, and errors show at their picture.
 * @param most how many there can be
 * @param sendImage sends one as base64 text; returns its number
 */
export function usePictures(most: number, sendImage: (image: string) => Promise<string>) {
  const { t, i18n } = useLingui();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const lastKey = useRef(0);

  const change = (key: number, changed: Partial<Picture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const send = async (key: number, preview: string) => {
    change(key, { problem: null });
    try {
      change(key, { imageId: await sendImage(base64Of(preview)) });
    } catch (error) {
      change(key, { problem: callMessage(i18n, error) });
    }
  };
  const look = async (key: number, file: File) => {
    const picture = await readPicture(file);
    if (picture === 'image_too_large') {
      return change(key, { problem: t`The picture is larger than 5 MB or 25 megapixels.` });
    }
    if (picture === 'image_invalid') {
      return change(key, { problem: t`The picture must be a PNG or a JPEG.` });
    }
    const preview = await readAsAddress(picture);
    change(key, { preview });
    await send(key, preview);
  };
  /** A file may be gone or locked by the time it is read. */
  const read = (key: number, file: File) =>
    look(key, file).catch(() =>
      change(key, { problem: t`The file could not be read. Remove it and choose it again.` }),
    );
  const add = (files: readonly File[]) => {
    const room = most - pictures.length;
    setTooMany(files.length > room);
    for (const file of files.slice(0, room)) {
      lastKey.current += 1;
      const key = lastKey.current;
      const added = { key, name: file.name, preview: null, imageId: null, problem: null };
      setPictures((now) => [...now, added]);
      void read(key, file);
    }
  };
  return {
    pictures,
    most,
    /** More pictures were chosen than there can be. */
    tooMany,
    add,
    /** Sends a failed picture again. */
    again: ({ key, preview }: Picture) => preview !== null && void send(key, preview),
    remove: (key: number) => {
      setTooMany(false);
      setPictures((now) => now.filter((one) => one.key !== key));
    },
  };
}
