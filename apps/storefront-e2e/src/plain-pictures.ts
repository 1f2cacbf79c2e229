import type { Page } from '@playwright/test';

/** Answers every picture with an empty one: the vendor draws each when it is first asked for, and long listings have many. */
export const showPlainPictures = (page: Page): Promise<unknown> =>
  page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
