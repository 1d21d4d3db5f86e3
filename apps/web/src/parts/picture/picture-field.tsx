import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass, IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import ImageOff from 'lucide-react/icons/image-off';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import type { Picture, usePictures } from './use-pictures.ts';

interface PictureFieldProps {
  field: ReturnType<typeof usePictures>;
  /** What the pictures are for, and which they can be. */
  hint: string;
  error: string | undefined;
}

/** Chooses pictures, shows each with its result, and can remove one. */
export function PictureField({ field, hint, error }: PictureFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const { pictures, most, tooMany, add, again, remove } = field;
  const full = pictures.length >= most;
  return (
    <div ref={box} role="group" aria-labelledby={`${id}-name`} className="flex flex-col gap-2">
      <h4 id={`${id}-name`} className="text-13 font-semibold outline-none">
        <Trans>Pictures</Trans>
      </h4>
      {pictures.length > 0 && (
        <ul className="flex flex-col gap-2">
          {pictures.map((picture) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              onAgain={() => again(picture)}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      {!full && (
        <label
          className={classNames(
            buttonClass(),
            'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <ImagePlus size={18} />
          {pictures.length === 0 ? <Trans>Choose pictures</Trans> : <Trans>Choose another</Trans>}
          <input
            type="file"
            accept="image/png,image/jpeg"
            multiple
            className="sr-only"
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // The same file may be chosen again after it was removed.
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {tooMany && (
        <p role="alert" className="text-13 font-medium text-negative">
          <Trans>You can send up to {most} pictures. The others were left out.</Trans>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-13 font-medium text-negative">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-13 text-muted">
        {hint}
      </p>
    </div>
  );
}

interface PictureRowProps {
  picture: Picture;
  onAgain: () => void;
  onRemove: () => void;
}

function PictureRow({ picture, onAgain, onRemove }: PictureRowProps) {
  const { t } = useLingui();
  const { name, preview, imageId, problem } = picture;
  return (
    <li className="flex items-center gap-3 rounded-box border border-border p-2">
      {preview !== null ? (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-box bg-sunken object-cover" />
      ) : problem === null ? (
        <Skeleton className="size-14 shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-box bg-sunken text-subtle"
        >
          <ImageOff size={20} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-1 text-14 font-medium wrap-anywhere">{name}</p>
        <p role="status" className="text-13">
          {problem !== null ? (
            <span className="font-medium text-negative">{problem}</span>
          ) : imageId !== null ? (
            <span className="text-muted">
              <Trans context="picture">Sent</Trans>
            </span>
          ) : (
            <span className="text-muted">
              <Trans context="picture">Sending…</Trans>
            </span>
          )}
        </p>
      </div>
      {problem !== null && preview !== null && (
        <Button size="sm" onClick={onAgain} aria-label={t`Try again: ${name}`}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton label={t`Remove: ${name}`} icon={<Trash2 size={18} />} onClick={onRemove} />
    </li>
  );
}
