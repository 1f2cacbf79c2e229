import { transform, type Rule } from 'lightningcss';
import webpack, { type Compiler } from 'webpack';
import { onFiles } from './plugin-tools.ts';

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

/** Selectors of rules outside any layer: they would override all layered rules of the page. */
export function outsideOfLayers(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({ rules }) => {
        found.push(...[...unlayered(rules as Rule[])].map((loc) => selectorAt(css, loc)));
      },
    },
  });
  return found;
}

/** Fails the build for style rules outside any layer. */
export class CssLayersPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1;
    onFiles(compiler, 'CssLayersPlugin', stage, ({ assets, errors }) => {
      for (const [file, source] of Object.entries(assets)) {
        if (!file.endsWith('.css')) continue;
        for (const selector of outsideOfLayers(source.source().toString())) {
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
