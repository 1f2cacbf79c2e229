import { S3_KEYS, s3Server } from '../../libs/federation/src/store/stand-in/s3-server.fixture.ts';

/** An object store of one's own, in this process, that can be out of reach for a while; what it holds stays. */
export interface OwnBucket {
  /** Settings of the servers that use it; the pointers are elsewhere. */
  env: Record<string, string>;
  start: () => void;
  /** From now on it ends every connection. */
  kill: () => void;
  stop: () => Promise<void>;
}

export async function startOwnBucket(): Promise<OwnBucket> {
  const server = await s3Server();
  return {
    env: {
      RELEASE_STORE: `s3://shop/weefsel?endpoint=${server.endpoint}`,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    start: () => void delete server.manners.instead,
    kill: () => void (server.manners.instead = () => 'drop'),
    stop: async () => void (await server.close()),
  };
}
