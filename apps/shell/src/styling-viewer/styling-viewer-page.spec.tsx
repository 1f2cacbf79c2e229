import { render, screen } from '@testing-library/react';
import * as ui from '@weefsel/ui';
import { renderToString } from 'react-dom/server';
import { StylingViewerPage } from './styling-viewer-page';

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const components = Object.entries(ui)
  .filter(([name, part]) => /^[A-Z][a-z]/.test(name) && typeof part === 'function')
  .map(([name]) => name);

describe('the style guide', () => {
  test('shows every component of libs/ui under its name [OTH-04]', () => {
    render(<StylingViewerPage />);
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => screen.queryAllByText(name).length === 0)).toEqual([]);
  });

  test('has a table of contents that leads to every chapter, also from the server [OTH-04]', () => {
    document.body.innerHTML = renderToString(<StylingViewerPage />);
    const chapters = [...document.querySelectorAll('section[aria-labelledby]')].map(({ id }) => `#${id}`);
    const links = screen.getByRole('navigation', { name: 'Inhoud van de stijlgids' }).querySelectorAll('a');
    expect(chapters).toEqual([...links].map((link) => link.getAttribute('href')));
  });
});
