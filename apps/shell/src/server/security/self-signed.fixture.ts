import { generateKeyPairSync, sign } from 'node:crypto';

function derLength(length: number): number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

/** One DER value: its tag, its length, its content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...derLength(body.length)]), body]);
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const bytes = (...values: number[]) => Buffer.from(values);
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ED25519 = sequence(der(0x06, bytes(0x2b, 0x65, 0x70)));
const COMMON_NAME = bytes(0x55, 0x04, 0x03);
const SUBJECT_ALTERNATIVE_NAME = bytes(0x55, 0x1d, 0x11);

const HOST = Buffer.from('localhost');
const NAME = sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, HOST))));
const HOUR_MS = 3_600_000;

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64')}\n-----END ${label}-----\n`;

/** A fresh key and a certificate for `localhost` that it signed itself, good for an hour. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const alternative = sequence(der(0x06, SUBJECT_ALTERNATIVE_NAME), der(0x04, sequence(der(0x82, HOST))));
  const content = sequence(
    der(0xa0, der(0x02, bytes(2))),
    der(0x02, bytes(1)),
    ED25519,
    NAME,
    sequence(time(new Date(Date.now() - HOUR_MS)), time(new Date(Date.now() + HOUR_MS))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative)),
  );
  const signature = der(0x03, bytes(0), sign(null, content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(content, ED25519, signature)),
  };
}
