import { useState } from 'react';

/** True once an open search has been without text. Until then, nothing else is requested for a typing shopper. */
export function useBegun({ open, isEmpty }: { open: boolean; isEmpty: boolean }): boolean {
  const [begun, setBegun] = useState(false);
  const now = open && (begun || isEmpty);
  if (now !== begun) setBegun(now);
  return now;
}
