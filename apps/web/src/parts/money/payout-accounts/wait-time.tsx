import { Plural } from '@lingui/react/macro';

/** How long a payout account waits: in hours where they are whole, else in minutes. */
export function WaitTime({ minutes }: { minutes: number }) {
  return minutes % 60 === 0 ? (
    <Plural value={minutes / 60} one="# hour" other="# hours" />
  ) : (
    <Plural value={minutes} one="# minute" other="# minutes" />
  );
}
