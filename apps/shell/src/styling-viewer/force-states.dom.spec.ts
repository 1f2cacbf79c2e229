import { forcedSelector, forceStates } from './force-states';

test('a rule for a state gets a twin for the same state without pointer or focus [OTH-04]', () => {
  expect(forcedSelector('.button:hover .text')).toBe(".button:is([data-forced='hover'] *) .text");
  expect(forcedSelector('.button:active, .link:active')).toBe(
    ".button:is([data-forced='active'] *), .link:is([data-forced='active'] *)",
  );
  expect(forcedSelector('.button:disabled')).toBeUndefined();
});

test('the twins stand right after their rules, also under conditions, and only once [OTH-04]', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent =
    '.a:hover { color: red } .b { color: blue } @media (hover: hover) { .c:hover { color: green } }';
  forceStates();
  forceStates();
  const rules = [...(style.sheet?.cssRules ?? [])];
  expect(rules.map((rule) => (rule as CSSStyleRule).selectorText)).toEqual([
    '.a:hover',
    ".a:is([data-forced='hover'] *)",
    '.b',
    undefined,
  ]);
  expect((rules[3] as CSSMediaRule).cssRules).toHaveLength(2);
});
