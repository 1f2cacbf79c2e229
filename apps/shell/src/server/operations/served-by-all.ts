import type { Snapshot } from '@weefsel/federation/server';
import type { Served, ServedBy } from '@weefsel/federation/supervisor';

/** Versions that a process serves, as `/health` reports them. */
export const servedOf = ({ composition, amiss, remotes }: Snapshot, shell?: string): Served => ({
  shell,
  composition,
  amiss: [...amiss],
  remotes: Object.fromEntries([...remotes].map(([name, { ref }]) => [name, ref.version])),
});

/** Joins the reports of several processes. A version counts as served when all of them serve it. */
export function servedByAll(
  own: Served,
  processes: readonly ServedBy[],
): Served & { processes?: readonly ServedBy[] } {
  if (processes.length === 0) return own;
  const isWithAll = (is: (served: Served) => boolean): boolean => [own, ...processes].every(is);
  const { shell, composition, remotes } = own;
  return {
    shell: isWithAll((served) => served.shell === shell) ? shell : undefined,
    composition: isWithAll((served) => served.composition === composition) ? composition : undefined,
    amiss: [...new Set([own, ...processes].flatMap(({ amiss }) => amiss))].sort(),
    remotes: Object.fromEntries(
      Object.entries(remotes).filter(([name, version]) =>
        isWithAll((served) => served.remotes[name] === version),
      ),
    ),
    processes,
  };
}
