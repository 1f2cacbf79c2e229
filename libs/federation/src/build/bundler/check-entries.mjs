import { INTEGRITY_SEAM } from '@weefsel/contracts';

// The federation runtime fetches remotes' entries itself. The page knows their integrity.
export default () => ({
  name: 'check-entries',
  createScript({ url }) {
    const integrity = globalThis[INTEGRITY_SEAM]?.(url);
    if (!integrity) return undefined;
    const script = globalThis.document.createElement('script');
    return Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
  },
});
