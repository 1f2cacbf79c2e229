import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder or file that a name means: `mf-checkout`, `stores`, or a path of the workspace as it is. */
export function roomOf(workspace: string, name: string): string {
  const found = [name, `apps/${name}`, `libs/${name}`].find((room) => existsSync(resolve(workspace, room)));
  return found ?? name;
}

/** The project of a folder or file: `libs/stores` of `libs/stores/src/cart`. */
export const projectOf = (room: string): string => room.split('/').slice(0, 2).join('/');
