import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasBranches } from './branches.ts';

const NO_SHOP_CODE = /\.(spec|fixture)\.|\.d\.ts$|\/testing\/|\/stand-in\//;

/** Deciding files of a room, relative to the workspace. A room is `libs/stores`, or one folder or file of it. */
export function decidingFiles(workspace: string, room: string): string[] {
  const pattern = /\.tsx?$/.test(room) ? room : `${room}/**/*.{ts,tsx}`;
  return globSync(pattern, { cwd: workspace })
    .filter((file) => file.includes('/src/') && !NO_SHOP_CODE.test(file))
    .filter((file) => hasBranches(readFileSync(resolve(workspace, file), 'utf8'), file.endsWith('x')))
    .sort();
}

/** True when a file has its spec beside it. */
export const hasSpec = (workspace: string, file: string): boolean =>
  ['.spec.ts', '.dom.spec.ts', '.redis.spec.ts', '.spec.tsx', '.server.spec.tsx'].some((end) =>
    existsSync(resolve(workspace, file.replace(/\.tsx?$/, end))),
  );
