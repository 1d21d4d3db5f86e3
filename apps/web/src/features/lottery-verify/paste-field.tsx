import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { FieldFrame, fieldAttributes, inputBoxClass } from '@palpite/ui/field-frame.tsx';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import type { FileFault, ReadFault } from './read-saved.ts';
import { useFaultText } from './use-fault-text.ts';

interface PasteFieldProps {
  text: string;
  fault: ReadFault | FileFault | undefined;
  /** @param check at once: what is pasted is whole, what is typed is not yet */
  onType: (text: string, check: boolean) => void;
  onFile: (file: File) => void;
  onCheck: () => void;
}

const isPasted = (event: Event) =>
  event instanceof InputEvent && ['insertFromPaste', 'insertFromDrop'].includes(event.inputType);

/** Takes the text: pasted, typed, dropped or from a file. What is wrong with it is said here, and it stays. */
export function PasteField({ text, fault, onType, onFile, onCheck }: PasteFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const faultText = useFaultText();
  const error = fault && <span role="alert">{faultText(fault)}</span>;
  const hint = t`A file can be dropped here too.`;
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <FieldFrame id={id} label={t`Saved receipt or record`} hint={hint} error={error}>
        <span
          className={classNames(
            `${inputBoxClass} h-auto! rounded-box! py-2`,
            isOver && 'border-focus! bg-accent-soft!',
          )}
          onDragOver={(event) => {
            // A text is taken by the field itself.
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <textarea
            {...fieldAttributes(id, { hint, error })}
            rows={8}
            value={text}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            className="min-h-40 min-w-0 flex-1 resize-y bg-transparent font-mono text-13 break-all outline-none touch:text-16"
            onChange={(event) => onType(event.target.value, isPasted(event.nativeEvent))}
          />
        </span>
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="accent" disabled={text.trim() === ''}>
          <Trans>Check</Trans>
        </Button>
        <FileChoice onFile={onFile} />
        <Button tone="quiet" disabled={text === ''} onClick={() => onType('', true)}>
          <Trans>Clear the field</Trans>
        </Button>
      </div>
    </form>
  );
}

function FileChoice({ onFile }: Pick<PasteFieldProps, 'onFile'>) {
  return (
    <label
      className={classNames(
        buttonClass(),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <FileUp size={18} />
      <Trans>Choose a file</Trans>
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
