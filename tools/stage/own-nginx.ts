import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainProblem } from '../shop.ts';

/** A test's own nginx in front of another server. */
interface OwnNginx {
  url: string;
  stop: () => Promise<void>;
}

interface NginxOptions {
  /** Port of the server behind it. */
  to: number;
  /** Additional directives of its location, in nginx syntax. */
  directives?: readonly string[];
  /** Additional directives of its server block. */
  ofServer?: string;
  /** Serves https, with a self-signed certificate. */
  isHttps?: boolean;
}

const isThere = (): boolean => spawnSync('nginx', ['-v']).status === 0;

function requireNginx(): void {
  if (!isThere() && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { timeout: 300_000 });
  if (!isThere())
    throw new PlainProblem(
      'The test of proxies in front of the shop needs nginx. Install it: "apt-get install nginx" (Debian, Ubuntu).',
    );
}

/** Writes a self-signed certificate for localhost, and its key. */
export function makeCertificate(key: string, certificate: string): void {
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr?.toString()}`);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      known(true);
    }).once('error', () => known(false));
  });

/** Starts nginx. Rejects with its error output when it ends before it responds. */
export async function startOwnNginx(
  port: number,
  { to, directives = [], ofServer = '', isHttps = false }: NginxOptions,
): Promise<OwnNginx> {
  requireNginx();
  const folder = await mkdtemp(join(tmpdir(), 'weefsel-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  if (isHttps) makeCertificate(key, certificate);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const secure = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}${isHttps ? ' ssl' : ''}; ${isHttps ? secure : ''} ${ofServer}
    location / { proxy_pass http://127.0.0.1:${to}; ${directives.join(' ')} }
  }
}
`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  while (child.exitCode === null && !(await isListening(port)))
    await new Promise((soon) => setTimeout(soon, 100));
  if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
  return {
    url: `${isHttps ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
