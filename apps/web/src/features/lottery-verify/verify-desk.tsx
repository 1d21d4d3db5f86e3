import { useState } from 'react';
import { KeyChoice } from './key-choice.tsx';
import { PasteField } from './paste-field.tsx';
import { type FileFault, MOST_CHARACTERS, readSaved } from './read-saved.ts';
import { SavedResult } from './saved-result.tsx';
import { useKeys } from './use-keys.ts';
import { readVerifyDraft, saveVerifyDraft } from './verify-draft.ts';

/** The field, the keys, and what the check says of the text that was checked last. */
export function VerifyDesk() {
  const [draft] = useState(readVerifyDraft);
  const [text, setText] = useState(draft.text);
  const [ownKey, setOwnKey] = useState(draft.ownKey);
  const [checked, setChecked] = useState(draft.text);
  const [fileFault, setFileFault] = useState<FileFault>();
  const published = useKeys(ownKey);
  const take = (next: string, check: boolean) => {
    setText(next);
    setFileFault(undefined);
    if (check) setChecked(next);
    saveVerifyDraft(next, ownKey);
  };
  const takeFile = async (file: File) => {
    if (file.size > MOST_CHARACTERS) setFileFault({ kind: 'too-large' });
    else {
      try {
        take(await file.text(), true);
      } catch {
        setFileFault({ kind: 'unreadable' });
      }
    }
  };
  const isChecked = text === checked && text.trim() !== '';
  const read = isChecked ? readSaved(checked) : undefined;
  return (
    <>
      <PasteField
        text={text}
        fault={fileFault ?? read?.fault}
        onType={take}
        onFile={(file) => void takeFile(file)}
        onCheck={() => setChecked(text)}
      />
      <KeyChoice
        {...published}
        ownKey={ownKey}
        onType={(next) => {
          setOwnKey(next);
          saveVerifyDraft(text, next);
        }}
      />
      {read?.saved && (
        <SavedResult
          key={checked}
          saved={read.saved}
          isWhole={read.isWhole}
          keys={published.keys}
        />
      )}
    </>
  );
}
