import type { Clients } from '@weefsel/api-clients';
import { CONTRACT, page, type Remote } from '@weefsel/contracts';

export default {
  contract: CONTRACT,
  pages: {
    login: page({
      load: () => import(/* webpackChunkName: "load.login" */ './login/load-login'),
      view: () => import(/* webpackChunkName: "page.login" */ './login/login-page'),
    }),
    account: page({
      load: () => import(/* webpackChunkName: "load.account" */ './account/load-account'),
      view: () => import(/* webpackChunkName: "page.account" */ './account/account-page'),
    }),
  },
  fragments: {},
} satisfies Remote<'mf-account', Clients>;
