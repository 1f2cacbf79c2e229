import type { PageContext } from '@weefsel/contracts';

/** The part of the shop that a department is, by its word in addresses and in content; `general` for any other. */
export function contextOfDepartment(department: string | undefined): PageContext {
  if (department === 'dames') return 'ladies';
  return department === 'heren' ? 'men' : 'general';
}

/** The part of the shop that a path below `/nl/` belongs to. */
export const contextOfPath = (path: string): PageContext =>
  contextOfDepartment(/^\/?nl\/([^/?#]+)/.exec(path)?.[1]);
