import { html } from './html.ts';

test('escapes what is filled in, but not markup', () => {
  const words = ['a<b', '"c"'].map((text) => html`<b>${text}</b>`);
  expect(html`<p title="${`'&`}">${words}</p>`.text).toBe(
    '<p title="&#39;&amp;"><b>a&lt;b</b><b>&quot;c&quot;</b></p>',
  );
});
