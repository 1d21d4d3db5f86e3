import { useLingui } from '@lingui/react/macro';
import { isComposing } from '@palpite/ui/composing.ts';
import { Modal } from '@palpite/ui/modal.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { usePaced } from '../../lib/use-paced.ts';
import { FindStart } from './find-start.tsx';
import { Finding } from './finding.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { type Combobox, useCombobox } from './use-combobox.ts';
import { useFoundAddress } from './use-found-address.ts';

/** The shortest text that starts a search; a Chinese character is a word. */
const SHORTEST = 2;
const isEnough = (text: string) => text.length >= SHORTEST || /\p{Script=Han}/u.test(text);

/** Search over the whole site: games by their names and by what they are, vendors, themes, lotteries and pages. */
export function FindDialog({ search: { find }, onClose }: DialogProps) {
  // A link that only opens the search says 1.
  const text = typeof find === 'string' ? find : '';
  const { t } = useLingui();
  const [draft, setDraft] = useState(text);
  const [name, setName] = useState(draft.trim());
  const { follow, stop } = usePaced(setName);
  const recent = useRecentSearches();
  const combobox = useCombobox();
  const type = (typed: string) => {
    setDraft(typed);
    combobox.reset();
    if (typed.trim() !== draft.trim()) follow(typed.trim());
  };
  /** A text that was pressed rather than typed. */
  const choose = (chosen: string) => {
    stop();
    combobox.reset();
    setDraft(chosen);
    setName(chosen.trim());
    document.querySelector<HTMLElement>('[data-modal=find] [data-autofocus]')?.focus();
  };
  useFoundAddress(text, isEnough(name) ? name : '');
  const isFinding = isEnough(name);
  return (
    <Modal
      name="find"
      title={t`Search games`}
      closeLabel={t`Close search`}
      size="lg"
      tall
      open
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FindField draft={draft} combobox={combobox} onType={type} onClear={() => choose('')} />
        {isFinding ? (
          <Finding
            text={name}
            combobox={combobox}
            onText={choose}
            onOpen={() => recent.remember(name)}
          />
        ) : (
          <FindStart recent={recent} onText={choose} />
        )}
      </div>
    </Modal>
  );
}

interface FindFieldProps {
  draft: string;
  combobox: Combobox;
  onType: (typed: string) => void;
  onClear: () => void;
}

/** The field, in view while the results scroll below it. */
function FindField({ draft, combobox, onType, onClear }: FindFieldProps) {
  const { t } = useLingui();
  const { isOpen, listId, activeId, onKeyDown } = combobox;
  return (
    <div className="sticky top-0 z-10 -mx-5 bg-overlay px-5 pb-2">
      <TextField
        label={t`Game, provider or theme`}
        type="text"
        inputMode="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        icon={<Search size={20} />}
        value={draft}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        onKeyDown={(event) => {
          const isClearing = event.key === 'Escape' && draft !== '' && !isComposing(event);
          if (!isClearing) return onKeyDown(event);
          // The next one closes the dialog.
          event.preventDefault();
          event.stopPropagation();
          onClear();
        }}
        onChange={(event) => onType(event.target.value)}
        trailing={<SearchClear label={t`Clear search`} value={draft} onClear={onClear} />}
      />
    </div>
  );
}
