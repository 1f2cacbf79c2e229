import { camel, pascal, pathCode, spoken } from './names.ts';

/** Files by their path in a remote's folder. */
export type NewFiles = Readonly<Record<string, string>>;

/** Key of a page's title among its remote's texts. */
const titleKey = (remote: string, page: string): string =>
  `headless.${camel(remote.replace(/^mf-/, ''))}.${camel(page)}Title`;

const load = (
  remote: string,
  page: string,
) => `import type { PageRequest, PageResult } from '@weefsel/contracts';

/** Content of the page. */
export interface ${pascal(page)}Data {
  title: string;
}

/** Puts the page together on the server; ask the shop's vendors here, with the clients that come second. */
export async function load({ text, url, origin }: PageRequest): Promise<PageResult<${pascal(page)}Data>> {
  const title = text('${titleKey(remote, page)}');
  return {
    kind: 'page',
    data: { title },
    head: { title: \`\${title} | Weefsel\`, canonical: origin + url.pathname },
    context: 'general',
  };
}
`;

const view = (page: string) => `import type { PageProps } from '@weefsel/contracts';
import { Container, Heading } from '@weefsel/ui';
import type { ${pascal(page)}Data } from './load-${page}';

/** ${spoken(page)}. */
export function Page({ data }: PageProps<${pascal(page)}Data>) {
  return (
    <Container>
      <Heading level={1}>{data.title}</Heading>
    </Container>
  );
}
`;

const spec = (remote: string, page: string, path: string) => `import { screen } from '@testing-library/react';
import { builtInText, showInShop } from '../testing/shop';
import { load } from './load-${page}';
import { Page } from './${page}-page';

const url = new URL('http://shop.test${path.replace(/:[^/]+/g, 'een')}');

test('the page has its title as heading and in its head', async () => {
  const { signal } = new AbortController();
  const result = await load({
    url,
    origin: url.origin,
    slug: url.pathname.slice(1),
    type: 'route',
    text: builtInText,
    signal,
  });
  const title = builtInText('${titleKey(remote, page)}');
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.head).toMatchObject({ title: \`\${title} | Weefsel\`, canonical: url.href });
  showInShop(<Page data={result.data} href={url.pathname} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
`;

/** Files of a page with a title. */
export const pageFiles = (remote: string, page: string, path: string): NewFiles => ({
  [`src/${page}/load-${page}.ts`]: load(remote, page),
  [`src/${page}/${page}-page.tsx`]: view(page),
  [`src/${page}/${page}-page.spec.tsx`]: spec(remote, page, path),
});

/** Imports from the contracts for a page definition in a remote's entry. */
export const pageImports = (path: string): string[] =>
  pathCode(path).startsWith('localHref') ? ['localHref', 'page'] : ['page'];

/** Definition of the page in its remote's entry. */
export const pageDefinition = (page: string, path: string): string => `    '${page}': page({
      paths: [${pathCode(path)}],
      reads: [],
      load: () => import(/* webpackChunkName: "load.${page}" */ './${page}/load-${page}'),
      view: () => import(/* webpackChunkName: "page.${page}" */ './${page}/${page}-page'),
    }),
`;

/** Title of the page among its remote's texts. */
export const pageText = (remote: string, page: string): string =>
  `  '${titleKey(remote, page)}': '${spoken(page)}',\n`;
