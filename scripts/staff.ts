/*
 * Accounts of the counter: `npm run staff -- add <login name> <name> --roles operator,pharmacist` prints a password and a TOTP secret, once;
 * `list`, `roles`, `reset` and `close` do what they say. In the database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one
 * process opens at a time.
 */
import { renderUnicodeCompact } from 'uqr'
import { addStaff, closeStaff, listStaff, resetStaff, setRoles } from '../gateway/modules/staff/administer'
import type { Credentials } from '../counter/contract/staff'
import { ROLE_NAMES, ROLES, type Role } from '../counter/contract/workEndpoint'
import { withDatabase } from '../gateway/server/withDatabase'
import type { Db } from '../gateway/db/open'
import type { KeyRing } from '../gateway/lib/keyRing'
import { asColumns } from './lists/asColumns'

const USAGE = `用法：
  npm run staff -- add <登录名> <姓名> --roles <角色,…>    新账号，密码和动态码密钥只显示这一次
  npm run staff -- list                                    所有账号
  npm run staff -- roles <登录名> --roles <角色,…>         换角色
  npm run staff -- reset <登录名>                          新密码和新密钥，原有登录全部退出
  npm run staff -- close <登录名>                          停用
角色：${ROLES.map((role) => `${role}（${ROLE_NAMES[role]}）`).join('、')}`

class WrongUse extends Error {}

function rolesIn(words: string[]): Role[] {
  const given = words[words.indexOf('--roles') + 1]?.split(',') ?? []
  const roles = ROLES.filter((role) => given.includes(role))
  if (!words.includes('--roles') || roles.length === 0 || roles.length !== new Set(given).size) throw new WrongUse(USAGE)
  return roles
}

const said = ({ loginName, password, address, secret }: Credentials) =>
  [
    `登录名：${loginName}`,
    `初始密码：${password}（登录后请在右上角修改）`,
    `动态码密钥：${secret}`,
    '用手机上的验证器（如微软、谷歌验证器）扫码：',
    renderUnicodeCompact(address),
    '以上内容不会再次显示。',
  ].join('\n')

async function run(
  { db, ring }: { db: Db; ring: KeyRing | undefined },
  [command, loginName = '', name = '', ...rest]: string[],
): Promise<string> {
  const now = new Date()
  const words = [name, ...rest]
  if (command === 'list') return asColumns(await listStaff(db))
  if (loginName === '') throw new WrongUse(USAGE)
  if (command === 'add' && name !== '' && !name.startsWith('--'))
    return said(await addStaff(db, { loginName, name, roles: rolesIn(words), now, ring }))
  if (command === 'reset') return said(await resetStaff(db, { loginName, now, ring }))
  if (command === 'roles') return setRoles(db, { loginName, roles: rolesIn(words), now }).then(() => `${loginName} 的角色已更换。`)
  if (command === 'close') return closeStaff(db, { loginName, now }).then(() => `${loginName} 已停用，不能再登录。`)
  throw new WrongUse(USAGE)
}

try {
  console.log(await withDatabase((db, ring) => run({ db, ring }, process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
