import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { realShop } from '../../tests/support/realShop'
import { environmentOf } from './environment'
import { freePorts } from './listening'
import { requirementsOf } from './requirements'
import { StartError } from './startError'

const real = realShop()
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-settings-'))
const edwards = path.join(folder, 'ed25519.pem')
writeFileSync(edwards, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
afterAll(() => {
  real.remove()
  rmSync(folder, { recursive: true, force: true })
})

const read = (env: Record<string, string>) => environmentOf(env as unknown as NodeJS.ProcessEnv)

describe('a setting', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port in words', { PORT: 'eighty' }, /^环境变量 PORT=eighty 不正确/],
    ['a port that is none', { PORT: '70000' }, /^环境变量 PORT=70000 不正确/],
    ['one port for shop and metrics', { PORT: '8080', METRICS_PORT: '8080' }, /^环境变量 METRICS_PORT 和 PORT 都是 8080/],
    ['a pool in words', { PG_POOL: 'ten' }, /^环境变量 PG_POOL=ten 不正确：应为 1 到 1000 之间的数字/],
    ['a pool without connections', { PG_POOL: '0' }, /^环境变量 PG_POOL=0 不正确/],
    ['an empty DATABASE_URL', { DATABASE_URL: '' }, /^环境变量 DATABASE_URL 是空的/],
    ['another database', { DATABASE_URL: 'mysql://x' }, /^环境变量 DATABASE_URL 不正确/],
    ['a # in the password', { DATABASE_URL: 'postgres://shop:se#cret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%23/],
    ['a # after digits', { DATABASE_URL: 'postgres://shop:12#secret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%23/],
    ['a / in the password', { DATABASE_URL: 'postgres://shop:se/cret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%2F/],
    ['a / after digits', { DATABASE_URL: 'postgres://shop:12/secret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%2F/],
    ['a ? in the password', { DATABASE_URL: 'postgres://shop:se?cret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%3F/],
    ['a ? after digits', { DATABASE_URL: 'postgres://shop:12?secret@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%3F/],
    ['a % in the password', { DATABASE_URL: 'postgres://shop:secret%ff@db.test/shop' }, /^环境变量 DATABASE_URL 不正确.*%25/],
    ['a replica alone', { DATABASE_REPLICA_URL: 'postgres://x/y' }, /^环境变量 DATABASE_REPLICA_URL 是 DATABASE_URL 的只读副本/],
    ['a search in PostgreSQL without one', { SEARCH: 'postgres' }, /^环境变量 SEARCH=postgres 需要/],
    ['an unknown search', { SEARCH: 'elastic' }, /^环境变量 SEARCH=elastic/],
    ['a PUBLIC_URL that is none', { PUBLIC_URL: 'shop' }, /PUBLIC_URL +不安全 +不是一个网址/],
    ['a PUBLIC_URL of another scheme', { DEMO: '1', PUBLIC_URL: 'ftp://shop.test' }, /^环境变量 PUBLIC_URL 不正确：应为 https 网址/],
    [
      'a PUBLIC_URL with a password',
      { DEMO: '1', PUBLIC_URL: 'https://a:secret@shop.test' },
      /^环境变量 PUBLIC_URL 不正确：.*用户名和密码/,
    ],
    ['reports over http', { ANALYTICS: 'http://report.example/events' }, /^环境变量 ANALYTICS=/],
    ['reports to a host alone', { ANALYTICS: '//report.example/events' }, /^环境变量 ANALYTICS=/],
    ['reports to a word', { ANALYTICS: 'report' }, /^环境变量 ANALYTICS=/],
  ])('that is wrong is told in one sentence, without a secret: %s', (_what, env, said) => {
    const reading = () => read(env)
    expect(reading).toThrow(StartError)
    expect(reading).toThrow(said)
    expect(reading).not.toThrow(/secret/)
  })

  it.each([
    'postgres://shop@db.test',
    'postgresql://shop:se%23cret%2F%3F@db.test:6432/shop?sslmode=verify-full',
    'postgres://shop:secret@[::1]:5432/shop',
    'postgres://shop:secret@/shop?host=/run/postgresql',
    'postgres:///shop?host=/run/postgresql&user=shop@server',
  ])('may be an address of PostgreSQL as its own programs take it: %s', (url) => {
    expect(read({ ...real.env, DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['a PUBLIC_URL with a password', { PUBLIC_URL: 'https://shop:secret@shop.test' }, /PUBLIC_URL +不安全 .*用户名和密码/],
    ['a PUBLIC_URL of another scheme', { PUBLIC_URL: 'ftp://shop.test' }, /PUBLIC_URL +不安全/],
    ['a PUBLIC_URL on this machine', { PUBLIC_URL: 'https://localhost' }, /PUBLIC_URL +不安全 +不能是本机地址/],
    ['payments on this machine', { WECHAT_PAY_URL: 'http://127.0.0.1:8090' }, /WECHAT_PAY_URL +不安全 +不能是本机地址/],
    ['notifications over http', { PUSH_URL: 'http://push.test' }, /PUSH_URL +不安全/],
    ['a key that is not RSA', { WECHAT_MCH_KEY: edwards }, /^环境变量 WECHAT_MCH_KEY=.*RSA 密钥.*ed25519/],
  ])('of a real shop is refused: %s', (_what, env, said) => {
    expect(() => read({ ...real.env, ...env })).toThrow(said)
  })

  it('that is an example’s is refused in a real shop, each of ops/qinghe.env.example', () => {
    const lines = readFileSync('ops/qinghe.env.example', 'utf8').matchAll(/^#?([A-Z_0-9]+)=(\S+)$/gm)
    const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
    const found = requirementsOf({ ...real.env, ...example } as unknown as NodeJS.ProcessEnv)
    expect(found.filter(({ advice }) => advice.startsWith('还是示例里的值')).map(({ name }) => name)).toEqual([
      'PUBLIC_URL',
      'SMS_URL',
      'WECHAT_APPID',
      'WECHAT_MCHID',
      'WECHAT_MCH_SERIAL',
      'PUSH_URL',
      'S3_ENDPOINT',
      'COURIER_URL',
      'INVOICE_URL',
      'INSURER_URL',
    ])
    expect(requirementsOf(real.env as unknown as NodeJS.ProcessEnv).filter(({ standing }) => standing === 'unsafe')).toEqual([])
  })
})

describe('a port', () => {
  const host = '127.0.0.1'

  it('that is taken is named by its setting', async () => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const [taken, any] = [
      { port, host },
      { port: 0, host },
    ]
    await expect(freePorts({ ...taken, metrics: undefined })).rejects.toThrow(
      new StartError(`端口 ${port} 已被占用：请先停止占用它的程序，或用 PORT 指定另一个端口。`),
    )
    await expect(freePorts({ ...any, metrics: taken })).rejects.toThrow(/ METRICS_PORT 指定另一个端口/)
    server.close()
    await once(server, 'close')
    await freePorts({ ...any, metrics: taken })
  })

  it.each([
    ['an address of another machine', '203.0.113.1', /^本机没有地址 203\.0\.113\.1：请检查环境变量 HOST/],
    ['a name that nobody has', 'shop.invalid', /^找不到主机名 shop\.invalid：环境变量 HOST/],
  ])('is not listened on at %s', async (_what, elsewhere, said) => {
    await expect(freePorts({ port: 0, host: elsewhere, metrics: undefined })).rejects.toThrow(said)
    await expect(freePorts({ port: 0, host, metrics: { port: 0, host: elsewhere } })).rejects.toThrow('METRICS_HOST')
  })
})
