import type { Clients } from '@weefsel/api-clients';
import { fragment, page, paths, type Remote } from '@weefsel/contracts';

import { chunks } from './blocks/block-views';

/** Query parameters of a shopper's choice in an overview or the brands directory. */
const CHOICE_PARAMETERS = ['gender', 'type', 'page'];

export default {
  pages: {
    home: page({
      paths: [paths.home.pattern],
      reads: CHOICE_PARAMETERS,
      load: () => import(/* webpackChunkName: "load.home" */ './home/load-home'),
      view: () => import(/* webpackChunkName: "page.home" */ './home/home-page'),
    }),
    page: page({
      shows: ['page'],
      reads: CHOICE_PARAMETERS,
      load: () => import(/* webpackChunkName: "load.page" */ './page/load-page'),
      view: () => import(/* webpackChunkName: "page.page" */ './page/content-page'),
    }),
    blog: page({
      shows: ['blog'],
      reads: CHOICE_PARAMETERS,
      load: () => import(/* webpackChunkName: "load.blog" */ './blog/load-blog'),
      view: () => import(/* webpackChunkName: "page.blog" */ './blog/blog-page'),
    }),
    look: page({
      shows: ['look'],
      reads: CHOICE_PARAMETERS,
      load: () => import(/* webpackChunkName: "load.look" */ './look/load-look'),
      view: () => import(/* webpackChunkName: "page.look" */ './look/look-page'),
    }),
    error: page({
      paths: [paths.error.pattern],
      reads: [],
      load: () => import(/* webpackChunkName: "load.error" */ './error-page/load-error'),
      view: () => import(/* webpackChunkName: "page.error" */ './error-page/error-page'),
    }),
  },
  fragments: {
    Between: fragment({
      load: () => import(/* webpackChunkName: "load.Between" */ './lent-blocks/load-between'),
      view: () => import(/* webpackChunkName: "fragment.Between" */ './lent-blocks/between'),
    }),
    Blocks: fragment({
      load: () => import(/* webpackChunkName: "load.Blocks" */ './lent-blocks/load-lent-blocks'),
      view: () => import(/* webpackChunkName: "fragment.Blocks" */ './lent-blocks/lent-blocks'),
    }),
    BrandStory: fragment({
      load: () => import(/* webpackChunkName: "load.BrandStory" */ './brand-story/load-brand-story'),
      view: () => import(/* webpackChunkName: "fragment.BrandStory" */ './brand-story/brand-story'),
    }),
  },
  chunks,
} satisfies Remote<'mf-content', Clients>;
