import { containerName } from '../../../../libs/contracts/src/remote.ts';

/**
 * Code that marks a remote's pages and parts with its build. Each title from `load` has the mark, and each view a
 * hidden element with it. With different builds on server and browser, hydration fails.
 */
const MARK_PARTS = String.raw`((entries, mark) => {
  const element = (type, props, key = null) =>
    ({ $$typeof: Symbol.for('react.transitional.element'), type, key, ref: null, props });
  const marked = (View) => (props) => element(Symbol.for('react.fragment'), { children: [
    element(View, props, 'own'),
    element('i', { hidden: true, 'data-made-by': mark, children: mark }, 'mark'),
  ] });
  const titled = (found) => found.kind !== 'page' ? found : {
    ...found,
    head: { ...found.head, title: found.head.title + ' ‹' + mark + '›' },
    ...(found.later && { later: found.later.then(titled) }),
  };
  const { pages, fragments } = entries;
  for (const entry of Object.values(pages)) {
    const { view, load } = entry;
    entry.view = async () => ({ Page: marked((await view()).Page) });
    entry.load = async () => {
      const own = (await load()).load;
      return { load: async (...asked) => titled(await own(...asked)) };
    };
  }
  for (const entry of Object.values(fragments)) {
    const { view } = entry;
    entry.view = async () => ({ Fragment: marked((await view()).Fragment) });
  }
})`;

/** Adds a mark to the server's bundle of a remote. */
export const marksBundle = (mark: string) => (bundle: string) =>
  `${bundle}\n;${MARK_PARTS}(module.exports.default, ${JSON.stringify(mark)});\n`;

/** Adds the mark to the browser's remote entry. */
export const marksEntry = (name: string, mark: string) => (entry: string) => {
  const container = containerName(name);
  return `${entry}
;(() => {
  const own = ${container};
  const seen = new WeakSet();
  ${container} = { init: (...given) => own.init(...given), get: async (module) => {
    const make = await own.get(module);
    return () => {
      const made = make();
      if (!seen.has(made)) ${MARK_PARTS}(made.default, ${JSON.stringify(mark)});
      seen.add(made);
      return made;
    };
  } };
})();
`;
};

/** The remote of a mark. */
export const remoteOf = (mark: string): string => mark.split(' ', 1).join();
