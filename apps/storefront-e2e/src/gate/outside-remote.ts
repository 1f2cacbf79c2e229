import { expect } from '../shopper.ts';
import type { OutsideRepository } from './outside-repository.ts';

export const REMOTE = 'mf-filialen';
export const PATH = '/nl/filialen/';

const entry = `import type { Clients } from '@weefsel/api-clients';
import { page, type Remote } from '@weefsel/contracts';

export default {
  pages: {
    filialen: page({
      paths: ['${PATH}'],
      reads: [],
      load: () => import(/* webpackChunkName: "load.filialen" */ './filialen/load-filialen'),
      view: () => import(/* webpackChunkName: "page.filialen" */ './filialen/filialen-page'),
    }),
  },
  fragments: {},
} satisfies Remote<'${REMOTE}', Clients>;
`;

/** Source of its page's data. */
export const load = `import type { Clients } from '@weefsel/api-clients';
import type { PageLoad } from '@weefsel/contracts';

export interface FilialenData { title: string }

export const load: PageLoad<Clients, FilialenData> = async ({ text, url, origin }) => {
  const title = text('headless.filialen.filialenTitle');
  return {
    kind: 'page',
    data: { title },
    head: { title: \`\${title} | Weefsel\`, canonical: origin + url.pathname },
    context: 'general',
    fragments: { new: { remote: 'mf-catalog', name: 'ProductSlider', props: { tabs: [] } } },
  };
};
`;

/** Source of its page, with a text. */
export const view = (inCart: string) => `import type { PageProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading } from '@weefsel/ui';
import type { FilialenData } from './load-filialen';
import classes from './filialen-page.module.css';

export const Page = observer(({ data }: PageProps<FilialenData>) => {
  const { cart, snippets } = useStores();
  return (
    <Container>
      <Heading level={1}>{data.title}</Heading>
      <p className={classes.bag}>{snippets.text('${inCart}')}: {cart.count}</p>
      <RemoteFragment of="mf-catalog" name="ProductSlider" id="new" props={{ tabs: [] }} optional />
    </Container>
  );
});
`;

/** Source of its texts. */
export const texts = (inCart: string) => `export const texts = {
  'headless.filialen.filialenTitle': 'Onze filialen',
  'headless.filialen.inCart': '${inCart}',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    '${REMOTE}': typeof texts;
  }
}
`;

/** Makes the repository with `weefsel init`, and a page with data, texts, a style and a borrowed fragment. */
export async function writeRemote(outside: OutsideRepository): Promise<void> {
  expect(await outside.weefsel('init', 'filialen', '--path', PATH)).toMatchObject({ code: 0 });
  await outside.write('src/remote.tsx', entry);
  await outside.write('src/texts.nl.ts', texts('In je tas'));
  await outside.write('src/filialen/load-filialen.ts', load);
  await outside.write('src/filialen/filialen-page.tsx', view('headless.filialen.inCart'));
  await outside.write('src/filialen/filialen-page.module.css', '@layer remote { .bag { margin: 0; } }\n');
}
