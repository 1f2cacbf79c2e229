import { hasSession } from './browser-session';
import type { CommerceConfig } from './commerce-http';
import type { CommerceClient } from './create-commerce-client';

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;
type Group = Exclude<keyof CommerceClient, 'hasSession'>;

/**
 * The commerce client for browsers. The first call loads its code, together with axios.
 * The first call rejects with the errors that createCommerceClient throws on creation.
 */
export function lazyCommerceClient(config: CommerceConfig): CommerceClient {
  let loading: Promise<Record<Group, Calls>> | undefined;
  const load = (): Promise<Record<Group, Calls>> =>
    (loading ??= import('./commerce-calls').then(
      ({ axiosTransport, createCommerceClient }) =>
        createCommerceClient({ transport: axiosTransport, ...config }),
      (error: unknown) => {
        // The next call tries again: the file may load by then.
        loading = undefined;
        throw error;
      },
    ));
  const groupOf = (group: Group) =>
    new Proxy<Calls>(
      {},
      {
        get:
          (_, call: string) =>
          async (...given: never[]) =>
            (await load())[group][call]?.(...given),
      },
    );
  const groups = new Map<Group, Calls>();
  return new Proxy({ hasSession: () => hasSession(config) } as CommerceClient, {
    get: (client, name: keyof CommerceClient) => {
      if (name === 'hasSession') return client.hasSession;
      const group = groups.get(name) ?? groupOf(name);
      groups.set(name, group);
      return group;
    },
  });
}
