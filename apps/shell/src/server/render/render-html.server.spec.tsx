import { Suspense, use } from 'react';
import { renderHtml, RenderTimeoutError } from './render-html';

const never = new Promise<string>(() => undefined);
const Waiting = ({ on }: { on: Promise<string> }) => <b>{use(on)}</b>;
const page = (content: Promise<string>) => (
  <main>
    <Suspense fallback={<i>mislukt</i>}>
      <Waiting on={content} />
    </Suspense>
  </main>
);

const rendered = async (content: Promise<string>, timeoutMs: number) => {
  const errors: unknown[] = [];
  const html = await renderHtml(page(content), { timeoutMs, onError: (error) => void errors.push(error) });
  return { html, errors };
};

test('waits for a component that suspends for a while', async () => {
  const soon = new Promise<string>((resolve) => setTimeout(resolve, 20, 'jurk'));
  const { html, errors } = await rendered(soon, 60_000);
  expect(html).toContain('<b>jurk</b>');
  expect(errors).toEqual([]);
});

test('shows the fallback of a component that is not ready in time, and reports a timeout', async () => {
  const { html, errors } = await rendered(never, 5);
  expect(html).toContain('<i>mislukt</i>');
  expect(html).toContain('</main>');
  expect(errors).toEqual([expect.any(RenderTimeoutError)]);
});

test('rejects when content outside a suspense boundary never gets ready', async () => {
  const html = renderHtml(<Waiting on={never} />, { timeoutMs: 5, onError: () => undefined });
  await expect(html).rejects.toThrow('not ready in time');
});
