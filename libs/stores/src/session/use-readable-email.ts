import { useEffect, useState } from 'react';

const TECHNICAL = /@(?:.*\.)?xn--/i;

/**
 * An e-mail address to show, with its domain as people write it; empty without one. Browsers send the technical form of
 * `jan@bücher.example`, and vendors keep it: it is shown until the decoder has come.
 */
export function useReadableEmail(email?: string | null): string {
  const [readable, setReadable] = useState<{ of: string; is: string }>();
  useEffect(() => {
    if (!email || !TECHNICAL.test(email)) return;
    import('./to-readable-email').then(
      ({ toReadableEmail }) => setReadable({ of: email, is: toReadableEmail(email) }),
      (error: unknown) => console.error('[session] readable e-mail address', error),
    );
  }, [email]);
  return (readable?.of === email && readable?.is) || email || '';
}
