import { mediaSubject } from '../../catalogue/media.ts';
import { readList } from '../criteria/criteria.ts';
import { toMedia } from '../shapes/media-shape.ts';
import type { Shop } from '../shop.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

/** Ids from `ids` of a body or `ids[]` of a query. */
function idsIn({ body, query }: StoreCall): string[] {
  const ids = readList(body['ids'] ?? query['ids[]']);
  if (ids.length > 0) return ids;
  throw storeError(400, 'CONTENT__MEDIA_EMPTY_ID', 'A media id must be provided.');
}

/** Route of pictures by id, as a bare list. Unknown ids are left out. */
export function mediaRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/media', (call) =>
    idsIn(call)
      .filter((id) => mediaSubject(shop.catalogue, id))
      .map((id) => toMedia(shop, id)),
  );
}
