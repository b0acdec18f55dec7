import { listening } from '../../tests/support/heardLog'
import { gatewayAt } from '../../tests/support/gateway'
import { countedAs } from './callerAddress'
import { environmentOf } from './environment'
import { reasonOf } from './reasonOf'
import { requestId } from './requestId'
import { requestLog } from './requestLog'
import { Hono } from 'hono'

const PLACE = { port: 8080, host: '127.0.0.1', dataDir: '/data', databaseUrl: undefined }
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

describe('why the gateway cannot start', () => {
  it.each([
    ['a port in use', coded('EADDRINUSE', { syscall: 'listen', port: 8080 }), '端口 8080 已被占用'],
    ['a port of the system', coded('EACCES', { syscall: 'listen', port: 80 }), '没有权限使用端口'],
    ['a full disk', coded('ENOSPC'), '磁盘已满'],
    ['a full disk under the embedded database', { name: 'ErrnoError', errno: 51 }, '磁盘已满'],
    ['a directory that cannot be written', coded('EROFS', { syscall: 'mkdir' }), '无法写入数据目录 /data'],
  ])('is said in one sentence: %s', (_what, error, sentence) => {
    expect(reasonOf(error, PLACE)).toContain(sentence)
  })

  it.each([
    ['ECONNREFUSED', '连不上数据库 db.example:5432/shop'],
    ['28P01', '拒绝了登录'],
    ['3D000', '不存在'],
  ])('is said of the database without its password: %s', (code, sentence) => {
    const reason = reasonOf(coded(code), { ...PLACE, databaseUrl: 'postgres://shop:secret@db.example:5432/shop' })
    expect(reason).toContain(sentence)
    expect(reason).not.toContain('secret')
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT=eighty'],
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SEARCH: 'postgres' }, 'SEARCH'],
    [{ SEARCH: 'elastic' }, 'SEARCH'],
    [{ DATABASE_REPLICA_URL: 'postgres://x/y' }, 'DATABASE_REPLICA_URL'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL'],
    [{ ANALYTICS: 'http://report.example/events' }, 'ANALYTICS'],
    [{ ANALYTICS: '//report.example/events' }, 'ANALYTICS'],
    [{ ANALYTICS: 'report' }, 'ANALYTICS'],
  ])('is said of a setting: %j', (env, sentence) => {
    expect(() => environmentOf(env as unknown as NodeJS.ProcessEnv)).toThrow(sentence)
  })
})

describe('a caller', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('at %s is counted as %s', (address, counted) => {
    expect(countedAs(address)).toBe(counted)
  })
})

const REQUEST_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('the log', () => {
  it('names method, route pattern, status and request, and nothing from the address', async () => {
    const heard = listening()
    const app = new Hono().use(requestId, requestLog).get('/api/orders/:orderCode', (context) => context.text('ok'))
    await app.request('/api/orders/13912345678?keyword=高血压&token=canary', { headers: { 'X-Request-Id': REQUEST_ID } })
    await app.request('/healthz')
    heard.end()
    const fields = { method: 'GET', route: '/api/orders/:orderCode', status: 200, requestId: REQUEST_ID }
    expect(heard.lines()).toEqual([expect.objectContaining({ level: 'info', ...fields })])
    expect(heard.text()).not.toMatch(/139|keyword|canary/)
  })
})

describe('a full disk', () => {
  it('refuses the write clearly and goes on serving', async () => {
    const quiet = listening()
    const gateway = await gatewayAt()
    const full = () => Promise.reject(coded('53100'))
    const insert = jest.spyOn(gateway.db, 'insert').mockImplementation(full as never)
    const transaction = jest.spyOn(gateway.db, 'transaction').mockImplementation(full)
    await expect(gateway.chen.address.add({ body: FORM })).rejects.toMatchObject({
      status: 503,
      code: 'DISK_FULL',
      message: '服务器存储空间不足，暂时无法保存，请稍后再试',
    })
    insert.mockRestore()
    transaction.mockRestore()
    quiet.end()
    expect((await gateway.app.request('/healthz')).status).toBe(200)
    await gateway.chen.address.add({ body: FORM })
  })
})

const FORM = {
  consigneeName: '陈默',
  consigneePhone: '13800008850',
  province: { code: '320000', name: '江苏省' },
  city: { code: '320100', name: '南京市' },
  area: { code: '320106', name: '鼓楼区' },
  detail: '湖南路 1 号',
  label: null,
  isDefault: false,
}
