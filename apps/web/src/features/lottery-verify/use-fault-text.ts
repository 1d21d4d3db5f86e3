import { useLingui } from '@lingui/react/macro';
import { type FileFault, MOST_CHARACTERS, type ReadFault } from './read-saved.ts';

/** Says why a text cannot be read, and what to do. */
export function useFaultText() {
  const { t, i18n } = useLingui();
  const most = i18n.number(MOST_CHARACTERS);
  return (fault: ReadFault | FileFault): string => {
    switch (fault.kind) {
      case 'too-large':
        return t`This is larger than any receipt: at most ${most} characters are read.`;
      case 'unreadable':
        return t`This file could not be read. Open it, copy its text and paste it.`;
      case 'not-json':
        return t`This is not the whole text of a receipt or record. Copy it from its first bracket to its last one.`;
      case 'not-saved':
        return t`This is not a receipt or a record that was saved here.`;
      case 'other-version': {
        const { version } = fault;
        return t`This is in version ${version} of the form, and this page reads version 1. Reload the page, it may be older than the text.`;
      }
      case 'field': {
        const { place } = fault;
        return {
          missing: t`“${place}” is missing.`,
          unknown: t`“${place}” does not belong in it.`,
          'text-for-number': t`“${place}” is a text where a number is expected.`,
          form: t`“${place}” does not have the form that it must have.`,
        }[fault.why];
      }
    }
  };
}
