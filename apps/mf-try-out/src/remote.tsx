import type { Clients } from '@weefsel/api-clients';
import { fragment, page, type Remote } from '@weefsel/contracts';

export default {
  pages: {
    city: page({
      paths: ['/nl/uitproberen/:city'],
      reads: [],
      load: () => import(/* webpackChunkName: "load.city" */ './city/load-city'),
      view: () => import(/* webpackChunkName: "page.city" */ './city/city-page'),
    }),
    'try-out': page({
      paths: ['/nl/uitproberen/'],
      reads: [],
      load: () => import(/* webpackChunkName: "load.try-out" */ './try-out/load-try-out'),
      view: () => import(/* webpackChunkName: "page.try-out" */ './try-out/try-out-page'),
    }),
  },
  fragments: {
    OpeningToday: fragment({
      view: () => import(/* webpackChunkName: "fragment.OpeningToday" */ './opening-today/opening-today'),
    }),
  },
} satisfies Remote<'mf-try-out', Clients>;
