import { localPath, locale, type PageContext } from '@weefsel/contracts';

/** The part of the shop that a department is, by its word in content; `general` for any other. */
export function contextOfDepartment(department: string | undefined): PageContext {
  if (department === 'dames') return 'ladies';
  return department === 'heren' ? 'men' : 'general';
}

/** The part of the shop that a path belongs to, by its first word below the locale's prefix. */
export function contextOfPath(path: string): PageContext {
  const [word] = localPath(path)?.split(/[/?#]/, 1) ?? [];
  if (word === locale.ladies) return 'ladies';
  return word === locale.men ? 'men' : 'general';
}
