import type { Fault, FaultRequest } from './fault.ts';

/** True when the path is the pattern, in which `*` stands for anything. */
export function matchesPattern(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return path === pattern;
  const last = rest.pop() ?? '';
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last))
    return false;
  const end = path.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, from);
    if (found === -1 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}

/** The knobs that are turned at present; they are forgotten at a restart. */
export class Faults {
  #list: readonly Fault[] = [];
  #nextId = 1;

  get list(): readonly Fault[] {
    return this.#list;
  }

  add(request: FaultRequest): Fault {
    const fault = { id: this.#nextId++, ...request };
    this.#list = [...this.#list, fault];
    return fault;
  }

  remove(id: number): void {
    this.#list = this.#list.filter((fault) => fault.id !== id);
  }

  reset(): void {
    this.#list = [];
  }

  /** The faults that an address meets, in the order in which they were added. */
  of(address: string): readonly Fault[] {
    if (this.#list.length === 0) return [];
    const [path = ''] = address.split('?');
    return this.#list.filter(({ pattern }) => matchesPattern(path, pattern));
  }
}
