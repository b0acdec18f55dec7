import { appShell } from '../support/appShell'

const asker = async () => (await import('@/platform/native/ask')).ask
const TOKEN = 'a-token-of-the-app-itself'
const settleId = 'settlement-1'
const userAgent = navigator.userAgent

describe('asking the app around the shop', () => {
  afterEach(() => {
    jest.useRealTimers()
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  })

  it.each(['ios', 'android', 'harmony'] as const)('gets its answer on %s', async (system) => {
    const shell = appShell({ system })
    const token = (await asker())('getToken', {})
    expect(shell.asked).toEqual([
      { bridge: 1, id: '1', secret: expect.stringMatching(/^[\da-f]{32}$/) as string, method: 'getToken', params: {} },
    ])
    shell.answers({ ok: true, answer: { token: TOKEN } })
    await expect(token).resolves.toEqual({ token: TOKEN })
  })

  it('gets each answer to its own question, in whatever order they come', async () => {
    const shell = appShell()
    const ask = await asker()
    const [token, info] = [ask('getToken', {}), ask('getSystemInfo', {})]
    const [first, second] = shell.asked
    const system = { system: 'android', systemVersion: '14', appVersion: '6.33.0' }
    shell.answers({ ok: true, answer: system }, second)
    shell.answers({ ok: true, answer: { token: null } }, first)
    await expect(Promise.all([token, info])).resolves.toEqual([{ token: null }, system])
  })

  it.each([
    ['without the secret', (id: string) => JSON.stringify({ id, ok: true, answer: { token: TOKEN } })],
    ['with a secret that was guessed', (id: string) => JSON.stringify({ id, secret: '0'.repeat(32), ok: true, answer: { token: TOKEN } })],
    ['to a question nobody asked', () => JSON.stringify({ id: '99', secret: 'x', ok: true, answer: {} })],
    ['that is no JSON', () => '{'],
    ['that is nothing', () => 'null'],
  ])('takes no answer %s', async (_name, forged) => {
    jest.useFakeTimers()
    const shell = appShell()
    const settled = jest.fn()
    void (await asker())('getToken', {}).catch(settled)
    shell.says(forged(shell.asked[0]?.id ?? ''))
    await jest.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'LATE' }))
  })

  it('takes an answer once', async () => {
    const shell = appShell()
    const token = (await asker())('getToken', {})
    shell.answers({ ok: true, answer: { token: TOKEN } })
    shell.answers({ ok: true, answer: { token: 'the-token-of-somebody-else' } })
    await expect(token).resolves.toEqual({ token: TOKEN })
  })

  it.each([
    ['no bridge in the app', { bridge: false }, 'MISSING'],
    ['a browser that only says it is the app', { bridge: false, system: 'ios' as const }, 'MISSING'],
    ['an app too old', { version: '6.9.0' }, 'OLD'],
    ['an app without a version', { version: '' }, 'OLD'],
  ])('fails at once with %s', async (_name, how, reason) => {
    const shell = appShell(how)
    await expect((await asker())('openOrderConfirm', { settleId })).rejects.toMatchObject({ reason })
    expect(shell.asked).toEqual([])
  })

  it('passes a settlement on from 6.33.0', async () => {
    const shell = appShell({ version: '6.33.0' })
    const opened = (await asker())('openOrderConfirm', { settleId })
    shell.answers({ ok: true })
    await expect(opened).resolves.toEqual({})
    expect(shell.asked[0]?.params).toEqual({ settleId })
  })

  it('fails with an answer against the contract, and with a no', async () => {
    const shell = appShell()
    const ask = await asker()
    const token = ask('getToken', {})
    shell.answers({ ok: true, answer: { token: 'javascript:alert(1)' } })
    await expect(token).rejects.toMatchObject({ reason: 'UNREADABLE' })
    const paid = ask('pay', { payUrl: 'https://shop.example/pay' })
    shell.answers({ ok: false, message: '没有安装支付应用' })
    await expect(paid).rejects.toMatchObject({ reason: 'REFUSED' })
  })
})

describe('what the shop does where the app does not', () => {
  afterEach(() => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true }))

  it.each([
    ['6.32.9', 1],
    ['6.33.0', 0],
  ])('opens its own order confirmation in an app of %s: %i times', async (version, times) => {
    const shell = appShell({ version })
    const Taro = (await import('@tarojs/taro')).default
    const navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' })
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    const opened = (await import('@/platform/orderConfirm')).openOrderConfirm(settleId)
    await new Promise((resolve) => setTimeout(resolve))
    shell.answers({ ok: true })
    await opened
    expect(navigateTo).toHaveBeenCalledTimes(times)
  })

  it('leads to the app’s login by its link, and to its own when no app comes', async () => {
    jest.useFakeTimers()
    // The simulated browser goes nowhere, and says so.
    const goesNowhere = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    appShell({ app: 'QingheDoctor' })
    const Taro = (await import('@tarojs/taro')).default
    const navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' })
    const { openLogin } = await import('@/platform/login')

    const left = openLogin()
    await jest.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new Event('pagehide'))
    await jest.advanceTimersByTimeAsync(2000)
    await left
    expect(navigateTo).not.toHaveBeenCalled()

    const stayed = openLogin()
    await jest.advanceTimersByTimeAsync(2000)
    await stayed
    expect(navigateTo).toHaveBeenCalledTimes(1)
    expect(goesNowhere).toHaveBeenCalledTimes(2)
    goesNowhere.mockRestore()
    jest.useRealTimers()
  })
})

describe('places that an app has, too', () => {
  afterEach(() => {
    jest.useRealTimers()
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  })

  type Places = typeof import('@/platform/appPlaces')
  const PLACES: [place: string, open: (places: Places) => Promise<void>, link: string][] = [
    ['the cart', ({ openCart }) => openCart(), 'qinghe-mall://cart'],
    ['a product', ({ openProduct }) => openProduct('110011'), 'qinghe-mall://product?productCode=110011'],
    ['orders', ({ openOrders }) => openOrders('toPay'), 'qinghe-mall://orders?tab=toPay'],
    ['a flash sale', ({ openBanner }) => openBanner('flashSale:7'), 'qinghe-mall://flashSale?activityId=7'],
  ]

  it.each(PLACES)('%s is the app’s own where it comes', async (_place, open, link) => {
    appShell()
    const followed = jest.fn(async () => true)
    jest.doMock('@/platform/native/openLink', () => ({ openLink: followed }))
    const opened = jest.fn()
    jest.doMock('@/routes/go', () => ({ go: opened, goTo: opened }))
    const { linkIn } = await import('@/platform/native/links')
    await open(await import('@/platform/appPlaces'))
    expect(followed.mock.calls.map((call: unknown[]) => linkIn('mallApp', call[0] as Parameters<typeof linkIn>[1]))).toEqual([link])
    expect(opened).not.toHaveBeenCalled()
  })

  it.each(PLACES)('%s is ours, once no app came, without waiting again', async (_place, open) => {
    appShell()
    const followed = jest.fn(async () => false)
    jest.doMock('@/platform/native/openLink', () => ({ openLink: followed }))
    const opened = jest.fn()
    jest.doMock('@/routes/go', () => ({ go: opened, goTo: opened }))
    const places = await import('@/platform/appPlaces')
    await open(places)
    await open(places)
    expect([followed.mock.calls.length, opened.mock.calls.length]).toEqual([1, 2])
  })
})

describe('the links of the apps', () => {
  it.each([
    ['mallApp', { to: 'cart' }, 'qinghe-mall://cart'],
    ['mallApp', { to: 'product', productCode: '110011' }, 'qinghe-mall://product?productCode=110011'],
    ['doctorApp', { to: 'orders', tab: 'toPay' }, 'qinghe-doctor://orders?tab=toPay'],
    ['hospitalApp', { to: 'login', backurl: '/cart?a=1&b=2' }, 'qinghe-hospital://login?backurl=%2Fcart%3Fa%3D1%26b%3D2'],
    ['mallApp', { to: 'flashSale', activityId: '7' }, 'qinghe-mall://flashSale?activityId=7'],
  ] as const)('of %s lead to %j', async (app, link, address) => {
    const { linkIn } = await import('@/platform/native/links')
    expect(linkIn(app, link)).toBe(address)
  })
})
