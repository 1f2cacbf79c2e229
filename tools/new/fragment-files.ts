import type { NewFiles } from './page-files.ts';

/** Folder name of `CityMap`: `city-map`. */
export const folderOf = (fragment: string): string => fragment.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** Files of a fragment that shows its props. */
export function fragmentFiles(fragment: string): NewFiles {
  const folder = folderOf(fragment);
  return {
    [`src/${folder}/${folder}.tsx`]: `import type { ${fragment}Props } from '../lends';

/** Fragment \`${fragment}\`, for other remotes. */
export function Fragment({ title }: ${fragment}Props) {
  return <p>{title}</p>;
}
`,
    [`src/${folder}/${folder}.spec.tsx`]: `import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { Fragment } from './${folder}';

test('the fragment shows its text', () => {
  showInShop(<Fragment title="Vandaag open" />);
  expect(screen.getByText('Vandaag open')).toBeVisible();
});
`,
  };
}

/** Definition of the fragment in its remote's entry. */
export const fragmentDefinition = (fragment: string): string => {
  const folder = folderOf(fragment);
  return `    ${fragment}: fragment({
      view: () => import(/* webpackChunkName: "fragment.${fragment}" */ './${folder}/${folder}'),
    }),
`;
};

/** First `lends.ts` of a remote. */
export const lendsFile = (remote: string, fragment: string): string => `${propsOf(fragment)}
declare module '@weefsel/contracts' {
  interface Fragments {
    '${remote}': { ${lentAs(fragment)} };
  }
}
`;

/** Props of a new fragment. They are in `lends.ts` itself, the only lending file that all programs read. */
export const propsOf = (fragment: string): string => `/** Props of the lent fragment \`${fragment}\`. */
export interface ${fragment}Props {
  title: string;
}
`;

export const lentAs = (fragment: string): string => `${fragment}: ${fragment}Props;`;
