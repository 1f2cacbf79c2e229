import type { PagePayload } from '@weefsel/federation/runtime';
import { createRoutes } from '../router/create-routes';
import { renderApp, type AppAt } from './render-app';
import type { RenderHtmlOptions } from './render-html';

export interface BodyOptions extends Omit<AppAt, 'routes'> {
  payload: PagePayload;
}

/** Renders a page and the frame around it, without the document. Rejects as `renderHtml` does. */
export const renderBody = ({ payload, ...app }: BodyOptions, options: RenderHtmlOptions): Promise<string> =>
  renderApp({ ...app, routes: createRoutes(() => Promise.resolve(payload)) }, options);
