import { useEffect, useState } from 'react';

const TECHNICAL = /@(?:.*\.)?xn--/i;

/**
 * An e-mail address for display, with its domain decoded; empty without one. Browsers send the encoded form of
 * `jan@bücher.example`, and vendors store it. It is shown until the decoder is loaded.
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
