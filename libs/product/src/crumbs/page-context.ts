import { localPath, locale, type PageContext } from '@weefsel/contracts';

/** Page context of a department, by its word in content; `general` for any other. */
export function contextOfDepartment(department: string | undefined): PageContext {
  if (department === 'dames') return 'ladies';
  return department === 'heren' ? 'men' : 'general';
}

/** Page context of a path, by its first word below the locale's prefix. */
export function contextOfPath(path: string): PageContext {
  const [word] = localPath(path)?.split(/[/?#]/, 1) ?? [];
  if (word === locale.ladies) return 'ladies';
  return word === locale.men ? 'men' : 'general';
}
