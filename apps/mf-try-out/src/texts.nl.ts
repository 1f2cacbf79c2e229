/** What this remote says on screen. */
export const texts = {
  'headless.tryOut.cityTitle': 'City',
  'headless.tryOut.tryOutTitle': 'Try out',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    'mf-try-out': typeof texts;
  }
}
