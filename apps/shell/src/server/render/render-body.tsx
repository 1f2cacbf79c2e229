import type { PagePayload } from '@weefsel/federation/runtime';
import { WholePage } from '../../pages/whole-page';
import { renderApp, type AppAt } from './render-app';
import type { RenderHtmlOptions } from './render-html';

export interface BodyOptions extends Omit<AppAt, 'content' | 'href'> {
  request: Request;
  payload: PagePayload;
}

/** Renders a page and the frame around it, without the document. Rejects like `renderHtml`. */
export function renderBody(
  { request, payload, ...app }: BodyOptions,
  options: RenderHtmlOptions,
): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const content = <WholePage shown={{ page: payload }} />;
  return renderApp({ ...app, content, href: pathname + search }, options);
}
