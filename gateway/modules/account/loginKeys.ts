import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { loginKeys, loginNonces } from './schema'
import { randomId, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'

const MINUTES_5 = 5 * MINUTE
const makePair = promisify(generateKeyPair)

/** A key to encrypt a password with and a nonce to put inside. A key is handed out for an hour and understood for five minutes more. */
export async function publicKeyFor(db: Db, now: Date) {
  const fresh = new Date(now.getTime() + MINUTES_5)
  const [known] = await db.select().from(loginKeys).where(gt(loginKeys.expiresAt, fresh)).orderBy(desc(loginKeys.expiresAt)).limit(1)
  const { keyId, privateKey } = known ?? (await newKey(db, now))
  const nonce = randomId()
  await db.insert(loginNonces).values({ nonce: sha256(nonce), expiresAt: new Date(now.getTime() + MINUTES_5) })
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    keyId,
    modulus: Buffer.from(n, 'base64url').toString('hex'),
    exponent: Number(`0x${Buffer.from(e, 'base64url').toString('hex')}`),
    nonce,
  }
}

async function newKey(db: Db, now: Date) {
  const pair = await makePair('rsa', { modulusLength: 2048 })
  const key = {
    keyId: randomId(),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    expiresAt: new Date(now.getTime() + HOUR + MINUTES_5),
  }
  await db.insert(loginKeys).values(key)
  return key
}

/** The password inside a ciphertext. Its nonce is used up: a recorded login cannot be played again. */
export async function decryptedPassword(
  db: Db,
  { keyId, ciphertext, now }: { keyId: string; ciphertext: string; now: Date },
): Promise<string> {
  const [key] = await db
    .select()
    .from(loginKeys)
    .where(and(eq(loginKeys.keyId, keyId), gt(loginKeys.expiresAt, now)))
  const told = key && readable(key.privateKey, ciphertext)
  const [used] = await db
    .update(loginNonces)
    .set({ usedAt: now })
    .where(and(eq(loginNonces.nonce, sha256(told?.nonce ?? '')), isNull(loginNonces.usedAt), gt(loginNonces.expiresAt, now)))
    .returning({ nonce: loginNonces.nonce })
  if (!told || !used) throw new HttpError(400, 'KEY_EXPIRED', '登录页面停留过久，请重新输入密码', { field: 'password' })
  return told.password
}

function readable(privateKey: string, ciphertext: string): { password: string; nonce: string } | undefined {
  try {
    const key = createPrivateKey(privateKey)
    const text = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(ciphertext, 'hex'),
    ).toString('utf8')
    const told: unknown = JSON.parse(text)
    if (typeof told !== 'object' || told === null || !('password' in told) || !('nonce' in told)) return undefined
    return typeof told.password === 'string' && typeof told.nonce === 'string' ? { password: told.password, nonce: told.nonce } : undefined
  } catch {
    return undefined
  }
}
