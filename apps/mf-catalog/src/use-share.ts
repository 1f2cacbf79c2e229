import { useState } from 'react';

/** Outcome of sharing. `none` covers the browser's share panel, used or closed. */
export type Shared = 'none' | 'copied' | 'failed';

/** True when the shopper closed the browser's share panel. */
const isChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function share(title: string, url: string): Promise<Shared> {
  try {
    // Not every browser has it, although its type declares it.
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'none';
    }
  } catch (error) {
    if (isChange(error)) return 'none';
  }
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'failed',
  );
}

/** Shares an address with the browser's share panel, else by the clipboard. */
export function useShare(title: string): { shared: Shared; onShare: (url: string) => void } {
  const [shared, setShared] = useState<Shared>('none');
  const onShare = (url: string) => {
    setShared('none');
    void share(title, url).then(setShared, () => setShared('failed'));
  };
  return { shared, onShare };
}
