import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Runs inside Stryker's copy of the workspace: specs that ask for jest's node environment get Stryker's own one, which
 * tells what each test covers.
 */
for (const file of globSync('{apps,libs,tools}/**/*.spec.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8');
  const measured = text.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  );
  if (measured !== text) writeFileSync(file, measured);
}
