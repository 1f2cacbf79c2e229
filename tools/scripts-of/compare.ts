import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The shop's inventory of scripts that may run in the document of one page. */
export const inventorySchema = v.object({
  page: v.string(),
  composition: v.optional(v.string()),
  scripts: v.array(
    v.object({ script: v.string(), integrity: v.string(), owner: v.string(), why: v.string() }),
  ),
  headers: v.record(v.string(), v.string()),
});

export type Inventory = v.InferOutput<typeof inventorySchema>;

/** Response of an address, as a browser receives it. */
export interface Served {
  html: string;
  headers: Headers;
}

/** Fetches a script by its path; undefined when there is none. */
type FetchScript = (path: string) => Promise<Buffer | undefined>;

const hashOf = (content: Buffer | string, like: string): string => {
  const [by = 'sha256'] = like.split('-', 1);
  return `${by}-${createHash(by).update(content).digest('base64')}`;
};

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/gi;

/** Scripts of a document: the `src` attribute, or the code. Excludes data in script elements. */
function scriptsIn(html: string): { src?: string; integrity?: string; code: string }[] {
  const attribute = (attributes: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, attributes = '', code = '']) => {
      const [src, integrity] = [attribute(attributes, 'src'), attribute(attributes, 'integrity')];
      return { ...(src && { src }), ...(integrity && { integrity }), code };
    });
}

/** Directives of a policy, regardless of order. Excludes `style-src`, which names a document's styles. */
const directivesOf = (policy: string): Set<string> =>
  new Set(policy.split('; ').filter((directive) => !directive.startsWith('style-src ')));

function headerProblems({ headers: wanted }: Inventory, { headers }: Served): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers.get(name) ?? '';
    if (name !== 'content-security-policy')
      return found === value ? [] : [`The header ${name} is "${found}", not "${value}".`];
    const [has, needs] = [directivesOf(found), directivesOf(value)];
    return [
      ...[...needs].filter((directive) => !has.has(directive)).map((one) => `The policy lacks "${one}".`),
      ...[...has]
        .filter((directive) => !needs.has(directive))
        .map((one) => `The policy has "${one}" as well.`),
    ];
  });
}

function documentProblems({ scripts }: Inventory, { html }: Served): string[] {
  const known = new Map(scripts.map(({ script, integrity }) => [script, integrity]));
  const inline = scripts.filter(({ script }) => script === 'inline').map(({ integrity }) => integrity);
  const found = scriptsIn(html);
  return [
    ...(found.length > 0 ? [] : ['The document has no scripts: it is not the page that is meant.']),
    ...found.flatMap(({ src, integrity, code }) => {
      if (src === undefined)
        return inline.some((hash) => hashOf(code, hash) === hash)
          ? []
          : [`The document has an unknown script: ${code.slice(0, 60)}`];
      if (!known.has(src)) return [`The document asks for an unknown script: ${src}`];
      return known.get(src) === integrity ? [] : [`The document wants other content of ${src}.`];
    }),
  ];
}

/** Compares a response with the inventory of its page; one sentence for each difference. */
export async function compare(
  inventory: Inventory,
  served: Served,
  fetchScript: FetchScript,
): Promise<string[]> {
  const files = inventory.scripts.filter(({ script, integrity }) => script.startsWith('/') && integrity);
  const changed = await Promise.all(
    files.map(async ({ script, integrity, owner }) => {
      const content = await fetchScript(script);
      if (!content) return [`${script} of ${owner} cannot be loaded.`];
      return hashOf(content, integrity) === integrity ? [] : [`${script} of ${owner} was changed.`];
    }),
  );
  return [...headerProblems(inventory, served), ...documentProblems(inventory, served), ...changed.flat()];
}
