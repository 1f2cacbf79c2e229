import { type ComponentType, lazy } from 'react';
import { MaintenancePage, type OwnPageProps } from './maintenance-page';
import { NotFoundPage } from './not-found-page';

// The name of the chunk is that of the page: so the server finds its style sheet.
const StylingViewerPage = lazy(async () => {
  const chunk = await import(
    /* webpackChunkName: "styling-viewer" */ '../styling-viewer/styling-viewer-page'
  );
  return { default: chunk.StylingViewerPage };
});

/** The shell's own pages by name; what has no name here is not found. */
const ownPages: Record<string, ComponentType<OwnPageProps>> = {
  maintenance: MaintenancePage,
  'styling-viewer': () => <StylingViewerPage />,
};

/** A page that no remote owns. */
export function OwnPage({ name, path }: OwnPageProps & { name: string }) {
  const Page = ownPages[name] ?? NotFoundPage;
  return <Page path={path} />;
}
