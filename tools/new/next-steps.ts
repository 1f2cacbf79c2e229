import { port } from '../shop.ts';

export type Kind = 'remote' | 'page' | 'fragment';

const RECIPE = 'docs/recipes/add-a-remote.md';

/** Address of a page in the local shop; none for a path with parameters. */
const addressOf = (path: string | undefined): string =>
  path && !path.includes(':') ? `: http://localhost:${port}${path}` : '';

/** Commands and documents for a new remote, page or fragment, for the terminal. */
export function nextSteps(kind: Kind, remote: string, path?: string): string {
  const steps = [
    [`npx nx serve ${remote}`, `the shop with its changes${addressOf(path)}`],
    [`npx nx test ${remote}`, 'its tests; lint, typecheck and build likewise'],
    ['npx weefsel ownership', `the ${kind}'s owner in docs/ownership.md, for a test`],
    kind === 'fragment'
      ? ['docs/where-does-my-code-go.md', 'fragments on pages of other remotes']
      : [RECIPE, 'data, texts, tests and release'],
  ] as const;
  const width = Math.max(...steps.map(([step]) => step.length)) + 3;
  return ['', 'Next:', ...steps.map(([step, about]) => `  ${step.padEnd(width)}${about}`), ''].join('\n');
}
