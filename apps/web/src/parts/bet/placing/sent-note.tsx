import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Note } from '../slip/note.tsx';

interface SentNoteProps {
  placing: { readonly sent: object | null; readonly busy: boolean; readonly askAgain: () => void };
}

/** A slip was sent and its answer did not come. */
export function SentNote({ placing: { sent, busy, askAgain } }: SentNoteProps) {
  if (!sent) return null;
  return (
    <Note>
      <p>
        {busy ? (
          <Trans>Your slip is on its way.</Trans>
        ) : (
          <Trans>
            We do not know yet whether your slip was placed. Ask again: it is placed once at most.
          </Trans>
        )}
      </p>
      {!busy && (
        <Button size="sm" onClick={askAgain}>
          <Trans>Ask again</Trans>
        </Button>
      )}
    </Note>
  );
}
