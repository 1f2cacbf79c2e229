import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO } from '../demo';
import { expect, test } from '../shopper';

const headers = { authorization: 'Bearer weefsel-content-editor' };
const PLACE = '/nl/proefpagina/';

const write = async (request: APIRequestContext, mutations: object[]) => {
  const url = `${DEMO}/content/v2025-02-19/data/mutate/production`;
  const answer = await request.post(url, { headers, data: { mutations } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

const draftOf = (title: string) => ({
  createOrReplace: {
    _id: 'drafts.page-proefpagina',
    _type: 'page',
    title,
    slug: { _type: 'slug', current: 'proefpagina' },
    context: 'general',
    pageBuilder: [{ _type: 'quote', _key: 'q1', quote: 'Alleen voor de redactie', name: 'Noor' }],
  },
});

const secret = {
  createOrReplace: { _id: 'drafts.e2e-secret', _type: 'sanity.previewUrlSecret', secret: 'e2e-secret' },
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Horizontal centres of the badge's text lines and of its button. */
const badgeLines = (page: Page) =>
  page.locator('.weefsel-preview').evaluate((badge) => {
    const words = document.createRange();
    words.selectNode(badge.firstChild ?? badge);
    const button = badge.querySelector('button');
    const lines = [...words.getClientRects(), ...(button ? [button.getBoundingClientRect()] : [])];
    return lines.map(({ left, right }) => Math.round((left + right) / 2));
  });

test('an editor sees a draft, goes on in the preview, sees it change, and ends it; a shopper never sees it', async ({
  page,
  request,
}) => {
  await write(request, [secret, draftOf('Eerste concept')]);
  await page.goto(
    `/preview/content/enable?sanity-preview-secret=e2e-secret&sanity-preview-pathname=${PLACE}`,
  );
  await expect(heading(page, 'Eerste concept')).toBeVisible();
  await expect(page.getByText('Je bekijkt concepten')).toBeVisible();
  const edit = page.getByRole('link', { name: 'Bewerk dit blok in de Studio' });
  await expect(edit).toHaveAttribute(
    'href',
    /\/intent\/edit\/.*id=page-proefpagina;type=page;path=pageBuilder/,
  );
  expect((await request.get(PLACE)).status()).toBe(404);

  await write(request, [draftOf('Tweede concept')]);
  await expect(heading(page, 'Tweede concept')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.goBack();
  await expect(heading(page, 'Tweede concept')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await badgeLines(page)).toEqual([195, 195, 195]);

  await page.getByRole('button', { name: 'Voorbeeld niet meer tonen' }).click();
  await expect(page).toHaveURL(/\/nl\/$/);
  await expect(page.getByText('Je bekijkt concepten')).toHaveCount(0);
  await write(request, [
    { delete: { id: 'drafts.page-proefpagina' } },
    { delete: { id: 'drafts.e2e-secret' } },
  ]);
});

test('an editor who previews a release sees its version, and no draft', async ({ page, request }) => {
  const secretOfRelease = {
    ...secret.createOrReplace,
    _id: 'drafts.e2e-release-secret',
    secret: 'release-secret',
  };
  const path = 'geplande-proefpagina';
  const titled = (_id: string, title: string) => ({
    createOrReplace: {
      ...draftOf(title).createOrReplace,
      _id,
      slug: { _type: 'slug', current: path },
    },
  });
  const ids = ['drafts.page-gepland', 'versions.rZomer.page-gepland'] as const;
  await write(request, [
    { createOrReplace: secretOfRelease },
    titled(ids[0], 'Een concept'),
    titled(ids[1], 'Wat in de zomer komt'),
  ]);
  const enable = (perspective: string) =>
    `/preview/content/enable?${new URLSearchParams({
      'sanity-preview-secret': 'release-secret',
      'sanity-preview-pathname': `/nl/${path}/`,
      'sanity-preview-perspective': perspective,
    })}`;
  await page.goto(enable('rZomer'));
  await expect(heading(page, 'Wat in de zomer komt')).toBeVisible();
  await expect(page.getByText('Je bekijkt een geplande publicatie')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bewerk dit blok in de Studio' })).toHaveAttribute(
    'href',
    /id=page-gepland;type=page/,
  );
  await page.goto(enable('drafts'));
  await expect(heading(page, 'Een concept')).toBeVisible();
  expect((await page.goto(enable('published')))?.status()).toBe(404);
  await expect(page.getByText('Je bekijkt wat gepubliceerd is')).toBeVisible();
  await write(
    request,
    [...ids, 'drafts.e2e-release-secret'].map((id) => ({ delete: { id } })),
  );
});
