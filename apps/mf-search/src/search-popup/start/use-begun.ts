import { useState } from 'react';

/** Whether a search that is open has been without a text since it was opened: who only types gets nothing else asked for. */
export function useBegun({ open, isEmpty }: { open: boolean; isEmpty: boolean }): boolean {
  const [begun, setBegun] = useState(false);
  const now = open && (begun || isEmpty);
  if (now !== begun) setBegun(now);
  return now;
}
