import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** Hashes a password as `scrypt$<salt>$<key>`, both base64. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  const key = scryptSync(password.normalize('NFKC'), salt, KEY_LENGTH);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** True when a password matches the hash; wrong ones take as long as right ones. */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64'), KEY_LENGTH, (error, actual) => {
      if (error) reject(error);
      else resolve(expected.length === actual.length && timingSafeEqual(expected, actual));
    });
  });
}
