import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitFor, within } from '@testing-library/dom'
import { PageRenderer } from '../../gateway/server/pageRenderer'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

let folder: string
let gateway: Gateway
let renderer: PageRenderer
let app: BootedApp | undefined
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-'))
  const file = path.join(folder, 'render.mjs')
  // The bundler does not run among jsdom's globals.
  const bundling = `import('./scripts/build/renderer.mjs').then(({ bundleRenderer }) => bundleRenderer(${JSON.stringify(file)}))`
  execFileSync(process.execPath, ['-e', bundling])
  gateway = await gatewayAt()
  renderer = new PageRenderer(file, { timeoutMs: 30_000 })
})
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => app?.close())

const render = (address: string, { elder = false } = {}) =>
  renderer.render({ address, elder, now: Date.now() }, async (url) => gateway.app.request(url))

/** Opens an address at which the gateway rendered the page. */
async function open(
  address: string,
  { tapped, elder = false, ...options }: Parameters<typeof bootApp>[1] & { tapped?: string; elder?: boolean } = {},
) {
  if (elder) localStorage.setItem('qinghe.elder', JSON.stringify({ data: true }))
  const rendered = await render(address, { elder })
  if (!rendered) throw new Error(`${address} was not rendered`)
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const removed: Node[] = []
  const observer = new MutationObserver((records) => removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])))
  observer.observe(document.body, { childList: true, subtree: true })
  const booting = bootApp(address, { gateway, ...options, rendered })
  // What index.html keeps of a tap before the app is there.
  if (tapped) window.earlyTap = within(document.body).getByText(tapped)
  app = await booting
  const errors = said.mock.calls.map((call) => call.join(' '))
  said.mockRestore()
  observer.disconnect()
  const isKept = !removed.some((node) => node instanceof Element && node.classList.contains('taro_page'))
  /** Whether these words were there all the time. */
  const keeps = (words: string) => !removed.some(({ textContent }) => textContent?.includes(words))
  return { app, errors, isKept, keeps, read: rendered.dehydrated.answers.map(({ key: [line] }) => String(line)) }
}

/** What was asked as the contract names it. */
const linesOf = ({ asked }: BootedApp) => asked.map((line) => line.replace(' /api', ' '))

describe('a page that the gateway rendered', () => {
  it.each(['/', '/category', '/search/result?keyword=%E5%B8%83%E6%B4%9B%E8%8A%AC', '/product/110011.html'])(
    'is taken over as it is: %s',
    async (address) => {
      const { errors, isKept } = await open(address)
      expect(errors).toEqual([])
      expect(isKept).toBe(true)
      expect(document.querySelectorAll('.taro_page')).toHaveLength(1)
      // Taps are the app's own from now on.
      expect(document.getElementById('app')?.hasAttribute('data-rendered')).toBe(false)
    },
  )

  it('is taken over by who closed the new members’ coupon, and has it no longer', async () => {
    localStorage.setItem('qinghe.newMemberCouponSeen', JSON.stringify({ data: true }))
    const { app: shop, errors, isKept } = await open('/')
    expect(errors).toEqual([])
    expect(isKept).toBe(true)
    expect(shop.page().querySelector('.home__coupon')).toBeNull()
  })

  it('asks for nothing that came with it', async () => {
    const { app: shop, read } = await open('/')
    expect(read.length).toBeGreaterThan(0)
    expect(linesOf(shop).filter((line) => read.includes(line))).toEqual([])
  })

  it('is taken over for a member, who has his own parts of it after that', async () => {
    await gateway.zhou.product.addFavourites({ params: { codes: '110011' } })
    const { app: shop, errors, isKept, keeps, read } = await open('/product/110011.html', { as: 'zhou' })
    expect(errors).toEqual([])
    expect([isKept, keeps('布洛芬缓释胶囊')]).toEqual([true, true])
    await shop.sees('已收藏')
    // Each once, and as the member that he is.
    const lines = linesOf(shop)
    expect(lines.filter((line) => read.includes(line))).not.toEqual([])
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  it.each([
    ['/category', '咽痛咳嗽', 'GET /categories'],
    ['/search/result?keyword=%E5%B8%83%E6%B4%9B%E8%8A%AC', '布洛芬缓释胶囊', 'GET /searchs/v5'],
  ])('shows a member what came with it until his own answers are there: %s', async (address, words, line) => {
    const { app: shop, errors, isKept, keeps } = await open(address, { as: 'zhou' })
    await shop.sees(new RegExp(words))
    expect(linesOf(shop)).toContain(line)
    await shop.rendered()
    expect(errors).toEqual([])
    expect([isKept, keeps(words)]).toEqual([true, true])
  })

  it('repeats what a member tapped before, for the member that he is', async () => {
    const { app: shop } = await open('/product/110011.html', { as: 'zhou', tapped: '登录后选择收货地址' })
    await shop.sees('新增收货地址')
  })

  it('that is home is rendered by the browser alone for a member whom this device has not shown it yet', async () => {
    const { app: shop, isKept } = await open('/', { as: 'zhou' })
    expect(isKept).toBe(false)
    await shop.sees(/常用药/)
  })

  it('that is home is taken over for a member whose room the device knows, and has his parts where room was left', async () => {
    localStorage.setItem('qinghe.memberHome', JSON.stringify({ data: { standard: { family: 158, coupon: false } } }))
    // What index.html makes of it.
    const left = document.documentElement.classList
    left.add('homeBell', 'homeFamily', 'homeNoCoupon')
    const { app: shop, errors, isKept, keeps } = await open('/', { as: 'zhou' })
    await shop.sees(/常用药/)
    await shop.rendered()
    expect(errors).toEqual([])
    expect([isKept, keeps('问药师'), keeps('感冒发热')]).toEqual([true, true, true])
    expect([...left].filter((name) => name.startsWith('home'))).toEqual([])
  })

  it('that is home has no room left above its parts where a member’s home cannot be read', async () => {
    localStorage.setItem('qinghe.memberHome', JSON.stringify({ data: { standard: { family: 158, coupon: false } } }))
    document.documentElement.classList.add('homeFamily')
    const { app: shop } = await open('/', {
      as: 'zhou',
      between: (request, pass) => (request.url.endsWith('/mall/home') ? Promise.resolve(new Response('{}', { status: 500 })) : pass()),
    })
    await shop.sees('加载失败，点此重试')
    expect(document.documentElement.classList.contains('homeFamily')).toBe(false)
  })

  it('that is home shows a visitor who logs in what is below his family’s card when the card is there', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { app: shop } = await open('/', {
      between: async (request, pass) => {
        if (request.url.endsWith('/mall/home')) await held
        return pass()
      },
    })
    await shop.sees('感冒发热')
    const { useSession } = await import('@/platform/session')
    const { token, memberId: userId } = gateway.zhou
    useSession.getState().begin({ token, userId, nickname: '周岚', phoneNum: '13800006207' })
    await shop.rendered()
    expect(within(shop.page()).queryByText('感冒发热')).toBeNull()
    answer()
    await shop.sees(/常用药/)
    await shop.sees('感冒发热')
  })

  it('that is home keeps the new members’ coupon of a member who had it, until it is known whether he still may', async () => {
    localStorage.setItem('qinghe.memberHome', JSON.stringify({ data: { standard: { family: 0, coupon: true } } }))
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { app: shop } = await open('/', {
      as: 'zhou',
      between: async (request, pass) => {
        if (request.url.endsWith('/coupon/list')) await held
        return pass()
      },
    })
    await shop.sees('新客 5 元券')
    answer()
    await waitFor(() => expect(within(shop.page()).queryByText('新客 5 元券')).toBeNull())
    expect(JSON.parse(localStorage.getItem('qinghe.memberHome') ?? '')).toMatchObject({ data: { standard: { coupon: false } } })
  })

  it('comes whole in the elder version, too', async () => {
    const { errors, isKept, keeps } = await open('/', { elder: true })
    expect(errors).toEqual([])
    expect([isKept, keeps('打电话')]).toEqual([true, true])
  })
})
