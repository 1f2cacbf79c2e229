import { transform, type Rule } from 'lightningcss';
import webpack, { type Compiler } from 'webpack';
import { onFiles } from './plugin-tools.ts';

/** Layers of the shop, as in `layers.css` of the ui library. */
const LAYERS: readonly string[] = ['reset', 'tokens', 'ui', 'remote', 'forced', 'print'];

type Nested = { value: { rules?: Rule[]; loc: { line: number; column: number } } };

/** Style rules outside any layer, also inside `@media` and similar rules. */
function* unlayered(rules: readonly Rule[]): Generator<Nested['value']['loc']> {
  for (const rule of rules) {
    if (rule.type === 'style') yield (rule as Nested).value.loc;
    else if (rule.type !== 'layer-block' && 'value' in rule)
      yield* unlayered((rule as Nested).value.rules ?? []);
  }
}

/** The selector at a position of a sheet. */
function selectorAt(css: string, { line, column }: Nested['value']['loc']): string {
  const text = css
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1);
  return text.slice(0, text.indexOf('{')).trim();
}

/** Layers that are not among those of the shop, also inside `@media` and similar rules. */
function* strangeLayers(rules: readonly Rule[]): Generator<string> {
  for (const rule of rules) {
    if (rule.type === 'layer-statement') yield* rule.value.names.map(([name = '']) => name);
    else if (rule.type === 'layer-block') yield rule.value.name?.[0] ?? '';
    else if ('value' in rule) yield* strangeLayers((rule as Nested).value.rules ?? []);
  }
}

/** All that a function finds in the rules of a sheet. */
function inSheet(css: string, find: (rules: readonly Rule[]) => Iterable<string>): string[] {
  const found: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: { StyleSheet: ({ rules }) => void found.push(...find(rules as Rule[])) },
  });
  return found;
}

/** Selectors of rules outside any layer: they would override all layered rules of the page. */
export const outsideOfLayers = (css: string): string[] =>
  inSheet(css, (rules) => [...unlayered(rules)].map((loc) => selectorAt(css, loc)));

/** Names of layers that the shop does not have: they would override all others. Empty for an unnamed one. */
export const unknownLayers = (css: string): string[] =>
  [...new Set(inSheet(css, strangeLayers))].filter((name) => !LAYERS.includes(name));

/** Fails the build for style rules outside any layer, or in an unknown one. */
export class CssLayersPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1;
    onFiles(compiler, 'CssLayersPlugin', stage, ({ assets, errors }) => {
      for (const [file, source] of Object.entries(assets)) {
        if (!file.endsWith('.css')) continue;
        const css = source.source().toString();
        for (const layer of unknownLayers(css)) {
          errors.push(
            new webpack.WebpackError(
              `${file}: the layer ${layer || 'without a name'} is none of ${LAYERS.join(', ')}, so it would win over all of the page: use @layer remote or ui.`,
            ),
          );
        }
        for (const selector of outsideOfLayers(css)) {
          errors.push(
            new webpack.WebpackError(
              `${file}: the rule ${selector} is in no layer, so it would win over all others of the page: put it into @layer remote or ui.`,
            ),
          );
        }
      }
    });
  }
}
