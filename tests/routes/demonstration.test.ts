import { waitFor } from '@testing-library/dom'
import { demonstrationOf } from '../../gateway/server/demonstration'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

const SENTENCE = demonstrationOf('demonstration') ?? ''
/** A tab, a page with its own bar over a picture, and one without anything to do. */
const ADDRESSES = ['/', '/product/120011.html', '/clause']

describe('a demonstration', () => {
  let gateway: Gateway
  let other: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt(undefined, { demonstration: SENTENCE })
    other = await gatewayAt()
  })
  afterEach(() => app.close())
  const strips = () => [...app.page().querySelectorAll('.q-foot > .q-demonstration')].map(({ textContent }) => textContent)

  it.each(ADDRESSES)('says so in the foot of %s', async (address) => {
    app = await bootApp(address, { gateway })
    await app.sees(SENTENCE)
    expect(strips()).toEqual([SENTENCE])
  })

  it('says nothing before it knows', async () => {
    app = await bootApp('/malepharmacy/certificate', {
      gateway,
      between: (request, pass) => (isConfig(request) ? new Promise(() => undefined) : pass()),
    })
    await app.sees(/药品经营许可证/)
    expect(app.page().querySelector('.q-foot')).toBeNull()
  })

  it('is not said of any other shop, whose page without anything to do has no foot', async () => {
    app = await bootApp('/malepharmacy/certificate', { gateway: other })
    await app.sees(/药品经营许可证/)
    expect(app.asked).toContain('GET /api/mall/config')
    expect(app.page().querySelector('.q-foot')).toBeNull()
  })

  it('goes on saying so when the mall cannot be asked again', async () => {
    let isAway = false
    app = await bootApp('/malepharmacy/certificate', {
      gateway,
      as: 'zhou',
      between: (request, pass) => (isAway && isConfig(request) ? Promise.reject(new TypeError('Failed to fetch')) : pass()),
    })
    await app.sees(SENTENCE)
    isAway = true
    const asked = () => app.asked.filter((line) => line.endsWith('/mall/config')).length
    const before = asked()
    const { useSession } = await import('@/platform/session')
    useSession.getState().end()
    // Once, and twice again, before it counts as failed.
    await waitFor(() => expect(asked()).toBe(before + 3))
    await app.wait()
    expect(strips()).toEqual([SENTENCE])
  })
})

const isConfig = ({ url }: Request) => new URL(url).pathname === '/api/mall/config'
