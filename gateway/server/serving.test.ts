import { listening } from '../../tests/support/heardLog'
import { gatewayAt } from '../../tests/support/gateway'
import { countedAs } from './callerAddress'
import { requestId } from './requestId'
import { requestLog } from './requestLog'
import { Hono } from 'hono'

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
    const full = () => Promise.reject(Object.assign(new Error('53100'), { code: '53100' }))
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
