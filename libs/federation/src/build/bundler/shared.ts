import { VERSIONS } from '../../../../contracts/src/versions.ts';

/** A module that must exist once in the page, with the reason. */
interface SharedModule {
  /** Version that the shell provides and remotes are checked against at publishing. */
  version: string;
  reason: string;
}

/** Version of one of our libraries. */
const ours = (name: keyof typeof VERSIONS): string => `${VERSIONS[name]}.0`;

/**
 * Modules that the shell lends to remotes at run time, each with a reason.
 * Apps bundle all other modules themselves, so that teams need not wait for each other.
 */
export const SHARED: Record<string, SharedModule> = {
  react: { version: '19.3.1', reason: 'hooks and contexts break with two copies' },
  'react/jsx-runtime': { version: '19.3.1', reason: 'elements must be of the same React' },
  '@weefsel/stores': {
    version: ours('@weefsel/stores'),
    reason: 'one cart and one session; brings the one mobx with it',
  },
  '@weefsel/federation/runtime': {
    version: ours('@weefsel/federation/runtime'),
    reason: 'one router and one table of loaded remotes',
  },
};

/** Modules lent in a build. Development builds also need the runtime of React's development JSX. */
export const sharedOf = (development: boolean): typeof SHARED =>
  development
    ? {
        ...SHARED,
        'react/jsx-dev-runtime': {
          version: '19.3.1',
          reason: 'development builds of remotes create elements with it',
        },
      }
    : SHARED;

/** Packages that no remote may carry itself, because a second copy breaks the page. */
export const ONLY_IN_SHELL = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  '@weefsel/stores',
  '@weefsel/federation/runtime',
];
