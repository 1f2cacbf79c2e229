import { render } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SingleColumn } from './single-column';

const ROOT = join(__dirname, '..');

test('a column has the page’s class beside its own, and its kind as a data attribute', () => {
  const { container } = render(
    <SingleColumn className="label" kind="proof">
      Je label
    </SingleColumn>,
  );
  expect(container.firstElementChild).toHaveClass('column', 'label');
  expect(container.firstElementChild).toHaveAttribute('data-kind', 'proof');
});

test('no page in a column repeats the column’s styles', () => {
  const [drawn = ''] =
    /max-width:.*?96\);/s.exec(readFileSync(join(__dirname, 'single-column.module.css'), 'utf8')) ?? [];
  const repeated = [
    'min-height: 60vh',
    'margin-inline: auto',
    'padding-block: var(--space-48) var(--space-96)',
  ];
  for (const part of repeated) expect(drawn).toContain(part);
  const pages = globSync('**/*.tsx', { cwd: ROOT }).filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes('<SingleColumn className'),
  );
  expect(pages.some((path) => path.includes('return-label'))).toBe(true);
  for (const path of pages) {
    const [, sheet = ''] =
      /import classes from '(.+\.css)'/.exec(readFileSync(join(ROOT, path), 'utf8')) ?? [];
    if (!sheet) continue;
    const css = readFileSync(join(ROOT, dirname(path), sheet), 'utf8');
    expect([path, repeated.filter((part) => css.includes(part))]).toEqual([path, []]);
  }
});
