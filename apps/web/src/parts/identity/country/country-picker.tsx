import { useLingui } from '@lingui/react/macro';
import type { Country } from '@palpite/contract/country.ts';
import { isComposing } from '@palpite/ui/composing.ts';
import { TextField } from '@palpite/ui/text-field.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services.ts';
import { useCalmLoad } from '../../../lib/use-calm-load.ts';
import { CountryFlag } from './country-flag.tsx';
import { countriesWith, homeCountry, useCountries } from './use-countries.ts';

const loadList = () => import('./country-list.tsx');
const CountryList = lazyPart(loadList, 'CountryList');

/** The list closes this long after the focus has left, in milliseconds (spec section 2). */
const CLOSING_MILLISECONDS = 200;

interface CountryPickerProps {
  label: string;
  /** The form marks what it requires by stars. */
  starred?: boolean;
  error: string | undefined;
  /** The dialling code that the form holds; empty until the first is reported. */
  value: string;
  /** Told the dialling code that was chosen, and the brand's own as soon as it is known. */
  onChange: (countryDialingCode: string) => void;
}

/**
 * The country of a mobile number: a field that is not typed into, with flag and dialling code, over a list that is
 * searched. Enter, Space, an arrow or a letter opens it; arrows walk it, Enter takes, Escape leaves it as it was.
 */
export function CountryPicker({ label, starred, error, value, onChange }: CountryPickerProps) {
  const { t } = useLingui();
  const listId = useId();
  const { status } = useServices().boot;
  const countries = useCountries();
  useCalmLoad(loadList);
  const [chosen, setChosen] = useState(homeCountry(status));
  const [typed, setTyped] = useState<string | null>(null);
  const { box, onFocus, onBlur } = useLateClose(() => setTyped(null));
  const current = currentCountry(countries, value, chosen);
  const open = typed !== null;
  useFirstReport(value === '' ? current?.countryDialingCode : undefined, onChange);

  const close = () => {
    setTyped(null);
    box.current?.querySelector('input')?.focus();
  };
  const choose = ({ countryCode, countryDialingCode }: Country) => {
    setChosen(countryCode);
    onChange(countryDialingCode);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    const letter = /^[\p{L}\d+]$/u.test(key) && !event.ctrlKey && !event.metaKey;
    if (!letter && !['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    event.preventDefault();
    // What is typed while the list's code is on its way is not lost.
    setTyped((typed ?? '') + (letter ? key : ''));
  };
  return (
    <div ref={box} className="relative" onFocus={onFocus} onBlur={onBlur}>
      <TextField
        label={label}
        starred={starred}
        error={error}
        readOnly
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        className="cursor-pointer"
        value={current ? `+${current.countryDialingCode}` : ''}
        aria-label={current ? `${label}: ${current.name} +${current.countryDialingCode}` : label}
        autoComplete="off"
        icon={current && <CountryFlag countryCode={current.countryCode} />}
        trailing={
          <ChevronDown size={20} aria-hidden className="pointer-events-none mr-2 text-muted" />
        }
        onClick={() => setTyped(open ? null : '')}
        onKeyDown={onKeyDown}
      />
      {typed !== null && (
        <Suspense>
          <CountryList
            id={listId}
            label={t`Countries`}
            countries={countries}
            typed={typed}
            current={current}
            onType={setTyped}
            onChoose={choose}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Reports the code that is preset before a choice was made. */
function useFirstReport(code: string | undefined, onChange: (code: string) => void): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (code !== undefined) report(code);
  }, [code]);
}

/** The country that is shown: the chosen one while its code is in the form, else the first with that code. */
function currentCountry(countries: readonly Country[], value: string, chosen: string) {
  const own = countries.find(({ countryCode }) => countryCode === chosen);
  if (value === '' || own?.countryDialingCode === value) return own;
  return countriesWith(countries, value)[0];
}

/** Closes a while after the focus has left, and not when it has only moved from field to list. */
function useLateClose(close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onFocus = () => clearTimeout(timer.current);
  const onBlur = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    timer.current = setTimeout(close, CLOSING_MILLISECONDS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { box, onFocus, onBlur };
}
