import { randomBytes, scrypt as scryptCallback, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const scrypt = promisify(scryptCallback) as (password: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer>

/** 32 MiB and about 100 ms a guess. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const LENGTH = 32
const derive = (password: string, salt: Buffer, { N, r, p }: typeof COST) =>
  scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r })

/** `scrypt$N$r$p$salt$hash`: it says how it was made, so that the cost can rise without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** What a password is compared with where there is none to compare with, so that both take the same time. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, randomBytes(16).toString('base64url'), randomBytes(LENGTH).toString('base64url')].join(
  '$',
)

/** Whether a password is the one that was hashed; never for somebody without one, and not sooner either. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (hashed ?? NOBODY).split('$')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const kept = Buffer.from(hash, 'base64url')
  return given.length === kept.length && timingSafeEqual(given, kept) && Boolean(hashed)
}
