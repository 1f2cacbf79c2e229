import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Folder or file for a name: `mf-checkout`, `stores`, or an unchanged path of the workspace. */
export function roomOf(workspace: string, name: string): string {
  const found = [name, `apps/${name}`, `libs/${name}`, `demo/${name}`].find((room) =>
    existsSync(resolve(workspace, room)),
  );
  return found ?? name;
}

/** Project of a folder or file: `libs/stores` for `libs/stores/src/cart`. */
export const projectOf = (room: string): string => room.split('/').slice(0, 2).join('/');
