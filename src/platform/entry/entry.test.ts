import { waitFor } from '@testing-library/dom'

/** The page is loaded at an address, as after a link, a reload or a way back from another site. */
async function load(address: string) {
  history.replaceState(null, '', address)
  jest.resetModules()
  return (await import('.')).entry
}

describe('where the shopper comes from', () => {
  afterEach(() => sessionStorage.clear())

  it('is kept over the bank’s page and an app’s login, which come back as another page', async () => {
    await load('/product/110011.html?agentfrom=leaflet')
    expect((await load('/pay/result/1')).agentFrom).toBe('leaflet')
  })

  it('is who said so last', async () => {
    await load('/?agentfrom=leaflet')
    await load('/?agentfrom=doctor')
    expect((await load('/')).agentFrom).toBe('doctor')
  })

  it('is nobody where nobody said so', async () => {
    expect((await load('/')).agentFrom).toBeUndefined()
  })

  it('is reported with the visit', async () => {
    await load('/?agentfrom=leaflet')
    const told: unknown[] = []
    globalThis.fetch = (_url, { body } = {}) => {
      void (body as Blob).text().then((text) => told.push(JSON.parse(text)))
      return Promise.resolve(new Response('{}'))
    }
    const [{ reportVisit }, { track }, { useAnalyticsConsent }] = await Promise.all([
      import('@/domain/analytics/reportVisit'),
      import('../analytics'),
      import('../analytics/consent'),
    ])
    useAnalyticsConsent.getState().allow(true)
    reportVisit()
    track({ type: 'page', route: 'home', page: 'home{}' })
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(told).toMatchObject([{ host: 'browser', agentFrom: 'leaflet' }]))
  })
})
