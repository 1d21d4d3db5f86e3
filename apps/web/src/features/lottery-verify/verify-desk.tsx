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
  /** How often its reader has asked what holds since the text changed: the answer gets the focus then. */
  const [asked, setAsked] = useState(0);
  const published = useKeys(ownKey);
  const take = (next: string, check: boolean) => {
    setText(next);
    setFileFault(undefined);
    setAsked(0);
    if (check) setChecked(next);
    saveVerifyDraft(next, ownKey);
  };
  const takeFile = async (file: File) => {
    if (file.size > MOST_CHARACTERS) setFileFault({ kind: 'too-large' });
    else {
      try {
        take(await file.text(), true);
        setAsked(1);
      } catch {
        setFileFault({ kind: 'unreadable' });
      }
    }
  };
  const isChecked = text === checked && text.trim() !== '';
  const read = isChecked ? readSaved(checked) : undefined;
  const keyChoice = {
    ...published,
    ownKey,
    onType(next: string) {
      setOwnKey(next);
      saveVerifyDraft(text, next);
    },
  };
  return (
    <>
      <PasteField
        text={text}
        fault={fileFault ?? read?.fault}
        onType={take}
        onFile={(file) => void takeFile(file)}
        onCheck={() => {
          setChecked(text);
          setAsked(asked + 1);
        }}
      />
      {read?.saved ? (
        <SavedResult
          key={checked}
          saved={read.saved}
          isWhole={read.isWhole}
          keys={published.keys}
          asked={asked}
        >
          <KeyChoice {...keyChoice} folded />
        </SavedResult>
      ) : (
        <KeyChoice {...keyChoice} folded={false} />
      )}
    </>
  );
}
