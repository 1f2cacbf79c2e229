import { useState } from 'react';

/** What became of it: the link lies on the clipboard, or could not be put there. */
export type Shared = 'none' | 'copied' | 'failed';

/** The shopper closed the browser's own panel. */
const isChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function share(title: string, url: string): Promise<Shared> {
  try {
    // Not every browser has it, whatever its type says.
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

/** Gives an address to somebody else: with the browser's own panel, else by way of the clipboard. */
export function useShare(title: string): { shared: Shared; onShare: (url: string) => void } {
  const [shared, setShared] = useState<Shared>('none');
  const onShare = (url: string) => {
    setShared('none');
    void share(title, url).then(setShared, () => setShared('failed'));
  };
  return { shared, onShare };
}
