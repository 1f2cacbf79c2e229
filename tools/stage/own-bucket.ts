import { S3_KEYS, s3Server } from '../../libs/federation/src/releases/store/stand-in/s3-server.fixture.ts';

/** An object store in this process, which can be temporarily unreachable without losing data. */
interface OwnBucket {
  /** Settings for the servers that use it, without those of the pointers. */
  env: Record<string, string>;
  start: () => void;
  /** Drops every connection from now on. */
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
