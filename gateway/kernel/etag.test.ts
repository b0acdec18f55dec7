import { contract } from '../../src/contract'
import type { Endpoint, Group } from '../../src/contract/endpoint'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'

const rows = Object.values<Group>(contract).flatMap((group) => Object.values(group))
/** What the paths and queries of the rows stand for. */
const INPUT: Record<string, string> = {
  ...{ '{code}': '110011', '{productCode}': '110011', '{type}': 'health' },
  ...{
    '{articleId}': 'flu-vaccine',
    '{name}': '',
    '{version}': '',
    '{activityId}': 'current',
    '{promotionId}': 'full69',
    '{landingCode}': 'qh-pressure',
  },
}

describe('an answer that is the same for everybody', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
    const [document] = (await shop.visitor.document.list()).results
    INPUT['{name}'] = document?.name ?? ''
    INPUT['{version}'] = document?.version ?? ''
  })

  const addressOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, (part) => INPUT[part] ?? part)}`
  const ask = (address: string, headers: Record<string, string> = {}) => Promise.resolve(shop.app.request(address, { headers }))
  const as = (person: { token: string; device: string }) => ({ Authorization: `Bearer ${person.token}`, 'X-Device-Id': person.device })

  it.each(rows.filter(({ sameFor }) => sameFor !== undefined))('$line is, to the letter, and costs no body again', async (row) => {
    expect([row.method, row.session]).not.toContain('required')
    const address = addressOf(row)
    const [one, other] = await Promise.all([ask(address), ask(address, { 'X-Device-Id': 'another-device' })])
    const etag = one.headers.get('ETag') ?? ''
    expect([one.status, one.headers.get('Cache-Control'), etag]).toEqual([200, 'no-cache', other.headers.get('ETag')])
    expect(await one.text()).toBe(await other.text())
    const again = await ask(address, { 'If-None-Match': `"old", ${etag}`, 'Accept-Encoding': 'gzip' })
    expect([again.status, await again.text(), again.headers.get('ETag'), again.headers.get('Cache-Control')]).toEqual([
      304,
      '',
      etag,
      'no-cache',
    ])
  })

  it.each(rows.filter(({ sameFor }) => sameFor !== undefined))(
    '$line is a member’s own where the row says so, and no browser keeps it',
    async (row) => {
      const address = addressOf(row)
      const visitors = (await ask(address)).headers.get('ETag') ?? ''
      const [zhou, lin] = await Promise.all(
        [shop.zhou, shop.lin].map((person) => ask(address, { ...as(person), 'If-None-Match': visitors })),
      )
      const caching = row.sameFor === 'everybody' ? [304, 'no-cache'] : [200, 'no-store']
      for (const answer of [zhou, lin]) expect([answer?.status, answer?.headers.get('Cache-Control')]).toEqual(caching)
    },
  )

  it('is sent anew when it has changed, and nothing else of a visitor is kept', async () => {
    const own = await gatewayAt()
    const config = () => own.app.request('/api/mall/config')
    const before = (await config()).headers.get('ETag') ?? ''
    own.clock.set('2026-11-21T03:00:00+08:00')
    const after = await own.app.request('/api/mall/config', { headers: { 'If-None-Match': before } })
    expect([after.status, (await config()).headers.get('ETag') === before]).toEqual([200, false])
    const cart = await own.app.request('/api/cart/products', { headers: { 'X-Device-Id': 'a-phone' } })
    expect([cart.headers.get('ETag'), cart.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
  })
})
