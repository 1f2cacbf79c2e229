import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decides } from './decides.ts';

const NO_SHOP_CODE = /\.(spec|fixture)\.|\.d\.ts$|\/testing\/|\/stand-in\//;

/** The files of a room that decide something, relative to the workspace: `libs/stores` or one folder or file of it. */
export function decidingFiles(workspace: string, room: string): string[] {
  const pattern = /\.tsx?$/.test(room) ? room : `${room}/**/*.{ts,tsx}`;
  return globSync(pattern, { cwd: workspace })
    .filter((file) => file.includes('/src/') && !NO_SHOP_CODE.test(file))
    .filter((file) => decides(readFileSync(resolve(workspace, file), 'utf8'), file.endsWith('x')))
    .sort();
}

/** Whether a file has its tests beside it. */
export const hasSpec = (workspace: string, file: string): boolean =>
  ['.spec.ts', '.dom.spec.ts', '.spec.tsx', '.server.spec.tsx'].some((end) =>
    existsSync(resolve(workspace, file.replace(/\.tsx?$/, end))),
  );
