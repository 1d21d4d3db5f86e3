export type StepSubject = 'sealed' | 'closed' | 'opened' | 'round' | 'numbers' | 'official';

/** What a step of the proof does, as a picture of paper and wax; decoration beside its words. */
export function StepPicture({ of }: { of: StepSubject }) {
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="h-12 w-16 text-muted"
    >
      {PICTURES[of]}
    </svg>
  );
}

const WAX = 'fill-ceremony stroke-none';

const PICTURES = {
  sealed: (
    <>
      <path d="M8 10h48v32H8zM8 10l24 19L56 10" />
      <circle cx="32" cy="27" r="7" className={WAX} />
    </>
  ),
  closed: (
    <>
      <path d="M14 4h36v40H14zM21 12h14M21 20h20M21 28h14" />
      <path d="M36 33h18v11H36zM40 33v-4a5 5 0 0 1 10 0v4" className="fill-surface" />
    </>
  ),
  opened: (
    <>
      <path d="M8 20L32 4l24 16v24H8zM8 20l24 15 24-15" />
      <path d="M20 27V13h24v14" className="fill-surface" />
      <path d="M26 19h12" />
      <path d="M52 33a6 6 0 0 1 6 6l-5 5-4-6z" className={WAX} />
    </>
  ),
  round: (
    <>
      <circle cx="32" cy="24" r="19" />
      <path d="M13 24h38M32 5c-10 8-10 30 0 38M32 5c10 8 10 30 0 38" />
      <circle cx="48" cy="36" r="7" className={WAX} />
    </>
  ),
  numbers: (
    <>
      <circle cx="14" cy="28" r="10" />
      <circle cx="34" cy="20" r="10" />
      <circle cx="51" cy="31" r="10" className="fill-ceremony" />
      <path d="M12 28h4M32 20h4M49 31h4" />
    </>
  ),
  official: <path d="M8 18L32 6l24 12zM14 20v18M26 20v18M38 20v18M50 20v18M8 42h48" />,
} as const satisfies Record<StepSubject, React.ReactNode>;
