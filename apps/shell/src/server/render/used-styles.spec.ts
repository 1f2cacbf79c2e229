import { marksIn, usedStyles } from './used-styles';

const used = (css: string, ...marks: string[]) =>
  usedStyles(css, new Set(marks.map((mark) => (mark.startsWith('[') ? mark : `.${mark}`))));

test('the marks of a page are the classes and data attributes of all its elements', () => {
  const html = '<p class="a b"><svg class="c" data-open></svg><i data-kind="d" class="a" id="x"></i>';
  expect([...marksIn(html)].filter((mark) => !mark.includes('undefined')).sort()).toEqual(
    ['.a', '.b', '.c', '[data-kind=d]', '[data-kind]', '[data-open]'].sort(),
  );
});

describe('a page keeps from a style sheet', () => {
  test('the rules of its classes and no others', () => {
    expect(used('.a{color:red}.b{color:blue}', 'b')).toBe('.b{color:blue}');
  });

  test('its own rules, whatever other pages used of the same sheet before', () => {
    const css = '.a .b{color:red}.c{color:blue}';
    const pages = [['a'], ['a', 'b'], ['b', 'c'], ['d', 'c'], ['a', 'b', 'c']];
    const rules = () => pages.map((marks) => used(css, ...marks));
    expect(rules()).toEqual(['', '.a .b{color:red}', '.c{color:blue}', '.c{color:blue}', css]);
    expect(rules()).toEqual(rules());
  });

  test('rules that depend on no class', () => {
    const css = 'a,:root{--ink:#000}[data-early-frame] h2{margin:0}@font-face{font-family:x}';
    expect(used(css)).toBe(css);
  });

  test('a rule of several selectors when one of them can match', () => {
    expect(used('.a .b,.c:hover{color:red}', 'c')).toBe('.a .b,.c:hover{color:red}');
    expect(used('.a .b,.c:hover{color:red}', 'a')).toBe('');
  });

  test('a rule when its other classes occur only inside :not, :has or :is', () => {
    expect(used('.a:not(.b):has(>:is(.c,.d)){color:red}', 'a')).toContain('color:red');
    expect(used(':is(.c) .a{color:red}', 'c')).toBe('');
  });

  test('a rule for a data attribute when an element has it, with the value that is asked for', () => {
    const css = '.a[data-kind=b]{color:red}.a[data-kind="c"]{color:blue}.a[data-open]{margin:0}';
    expect(used(css, 'a', '[data-kind]', '[data-kind=c]')).toBe('.a[data-kind="c"]{color:blue}');
    expect(used(css, 'a', '[data-open]')).toBe('.a[data-open]{margin:0}');
  });

  test('rules for attributes that the document’s root has or its script gives, and for states', () => {
    const css =
      ':root[data-consent=ask] .a{margin:0}.a[aria-busy]{margin:1px}dialog[data-early-frame][data-side=left]{margin:2px}';
    expect(used(css, 'a')).toBe(css);
  });

  test('rules in the blocks they stand in, and no empty block', () => {
    const css = '@layer ui{@media (min-width:1px){.a{color:red}.b{color:blue}}@media print{.b{color:red}}}';
    expect(used(css, 'a')).toBe('@layer ui{@media (min-width:1px){.a{color:red}}}');
  });

  test('the order of a layer without used rules', () => {
    expect(used('@layer ui{.b{color:blue}}@layer remote{.a{color:red}}', 'a')).toBe(
      '@layer ui;@layer remote{.a{color:red}}',
    );
    expect(used('@layer reset,ui;', 'a')).toBe('@layer reset,ui;');
  });

  test('keyframes that a kept animation names', () => {
    const css =
      '@layer ui{.a{animation:1s turn}.b{animation:1s fade}@keyframes turn{to{rotate:1turn}}}@keyframes fade{to{opacity:0}}';
    expect(used(css, 'a')).toBe('@layer ui{.a{animation:1s turn}}@keyframes turn{to{rotate:1turn}}');
  });

  test('nested rules with the rule around them, and names with an escape always', () => {
    expect(used('.a{color:red;&:hover{color:blue}}', 'a')).toContain('&:hover');
    expect(used('.a\\:b{color:red}')).toContain('color:red');
  });
});
