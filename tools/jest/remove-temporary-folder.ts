import { rmSync } from 'node:fs';

export default function removeTemporaryFolder(): void {
  if (process.env.TESTS_FOLDER) rmSync(process.env.TESTS_FOLDER, { recursive: true, force: true });
}
