interface CodedTitleProps {
  title: string;
  /** An order's number within the title: it is read by its figures and not as a name. */
  code?: string | undefined;
}

/** A title, with the number that it holds in small figures of one width on a line of its own. */
export function CodedTitle({ title, code }: CodedTitleProps) {
  if (code === undefined) return title;
  const [before, after] = title.split(code);
  return (
    <>
      {before}
      <span className="block font-mono text-14 font-normal tracking-normal">{code}</span>
      {after}
    </>
  );
}
