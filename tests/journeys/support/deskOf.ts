import { spawnSync } from 'node:child_process'
import { totpCode } from '../../../gateway/modules/staff/totp'
import type { Role } from '../../../counter/contract/workEndpoint'
import type { GatewayProcess } from './gatewayProcess'
import { newDesk } from './phone'

type Person = { loginName: string; name: string; role: Role }
type Account = { password: string; secret: string }

/** An account of the counter, made as its guide says. */
async function accountOf(gateway: GatewayProcess, { loginName, name, role }: Person): Promise<Account> {
  let said = ''
  await gateway.withData((env) => {
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/staff.ts', 'add', loginName, name, '--roles', role]
    const { stdout, stderr } = spawnSync(process.execPath, command, { env: { ...process.env, DEMO: '1', ...env }, encoding: 'utf8' })
    said = stdout + stderr
  })
  const [, password] = /初始密码：(\S+?)（/.exec(said) ?? []
  const [, secret] = /动态码密钥：(\S+)/.exec(said) ?? []
  if (password === undefined || secret === undefined) throw new Error(`No account was made:\n${said}`)
  return { password, secret }
}

/** Another browser, in which this person is logged in at an address of the counter: `/products`. */
export async function deskOf({ gateway }: { gateway: GatewayProcess }, person: Person, address: string) {
  const { password, secret } = await accountOf(gateway, person)
  const desk = await newDesk()
  const work = await desk.newPage()
  const faults: string[] = []
  work.on('pageerror', ({ message }) => faults.push(message))
  work.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) faults.push(said.text())
  })
  await work.goto(`${gateway.address}/work${address}`)
  await work.getByLabel('登录名').fill(person.loginName)
  await work.getByLabel('密码', { exact: true }).fill(password)
  await work.getByRole('button', { name: '下一步' }).click()
  await work.getByLabel(/^动态码/).fill(totpCode(secret, gateway.now()))
  // Who goes on to another page before the answer is here is not logged in.
  await work.getByText(person.name, { exact: true }).first().waitFor()
  const leave = async () => {
    await desk.close()
    // What the page's own policy refuses, or breaks it, is seen by nobody else.
    if (faults.length > 0) throw new Error(`The counter had faults:\n${faults.join('\n')}`)
  }
  return { work, password, leave }
}
