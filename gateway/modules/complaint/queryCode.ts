import { randomInt } from 'node:crypto'
import type { Querying } from '../../db/open'
import { sameHash } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of five bits each: eighty that are drawn, and twenty by which the shop knows its own codes. */
const DRAWN = 16
const CHECKED = 4

/** A new query code. That it is the shop's own stands in its last group, so that nobody chooses one that he could guess again. */
export async function newCode(db: Querying): Promise<string> {
  const drawn = Array.from({ length: DRAWN }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return drawn + (await checkOf(db, drawn))
}

/** Whether the shop made this code. */
export const isOurCode = async (db: Querying, code: string): Promise<boolean> =>
  sameHash(code.slice(DRAWN), await checkOf(db, code.slice(0, DRAWN)))

/** By which a code's complaint is found: keyed, so that who reads the table learns no code. */
export const hashOfCode = (db: Querying, code: string): Promise<string> => hmacOf(db, `complaint ${code}`)

async function checkOf(db: Querying, drawn: string): Promise<string> {
  const bytes = Buffer.from(await hmacOf(db, `code ${drawn}`), 'base64url')
  return Array.from(bytes.subarray(0, CHECKED), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
