import { eq, or } from 'drizzle-orm'
import type { Db } from '../db/open'
import { members } from '../db/schema'
import { sha256 } from '../kernel/hash'
import { countAgainst } from '../kernel/limit'
import { Refusal } from '../kernel/refusal'
import { decryptedPassword } from './loginKeys'
import { isPassword } from './password'

const MINUTES_15 = 900
const MESSAGE = '尝试次数过多，请 15 分钟后再试，或改用短信验证码登录'

type Attempt = { loginName: string; keyId: string; ciphertext: string; address: string; now: Date }

/**
 * The member with this name or phone and password. Unknown name and wrong password are told alike and take alike. Guesses are
 * counted by name *and* address, so that nobody can lock a stranger out; the wide limit by name stops guessing from many addresses.
 */
export async function memberByPassword(db: Db, { loginName, keyId, ciphertext, address, now }: Attempt) {
  const name = sha256(loginName.toLowerCase())
  await countAgainst(db, { bucket: `login:${name}:${sha256(address)}`, most: 8, seconds: MINUTES_15, message: MESSAGE }, now)
  await countAgainst(db, { bucket: `login:${name}`, most: 200, seconds: MINUTES_15, message: MESSAGE }, now)
  await countAgainst(db, { bucket: `login:${sha256(address)}`, most: 60, seconds: MINUTES_15, message: MESSAGE }, now)
  const password = await decryptedPassword(db, { keyId, ciphertext, now })
  const [member] = await db
    .select()
    .from(members)
    .where(or(eq(members.loginName, loginName), eq(members.phone, loginName)))
  const isRight = await isPassword(password, member?.passwordHash)
  // 400, not 401: a 401 would tell the storefront that a session ended.
  if (!member || !isRight) throw new Refusal(400, 'PASSWORD_WRONG', '账号或密码不正确，请核对后重试', { field: 'password' })
  return member
}
