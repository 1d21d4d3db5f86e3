/** Runs `work` while no other process of this checkout holds `file`; calls `onWait` once if it waits. */
export function withLock<Result>(
  file: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result>;
