import { pageUrl } from '@/routes/resolve'
import { members } from '../../journeys/support/people'
import { coveredOn } from '../harness/coveredOn'
import { PROFILES } from '../harness/profiles'
import { onEngine } from './onEngine'

/** Of a title; letters reach a little above and below their line. */
const HALF_A_LINE = 14

describe('the head of a page', () => {
  const start = onEngine()

  const heads = ['home', 'category', 'cart', 'me', 'search', 'browsed'] as const
  const urls = [...heads.map((name) => pageUrl(name)), pageUrl('searchResult', { keyword: '感冒' })]

  /** Their heads begin beside the capsule, where there is room for them. */
  const BESIDE = (['home', 'category', 'cart', 'me'] as const).map((name) => pageUrl(name))

  it.each([
    { profile: 'iphone', elder: false, width: 375 },
    { profile: 'android', elder: true, width: 320 },
  ] as const)('stands below the status bar and clear of WeChat’s capsule (%o)', async ({ profile, elder, width }) => {
    const { phone, onTop, picture } = await start(pageUrl('home'), { member: members.zhou, elder, width, profile })
    const low: string[] = []
    for (const url of urls) {
      await phone.reLaunch(url)
      await phone.settled()
      await picture(`head-${url.split('/')[4] ?? ''}-${profile}`)
      expect([url, await onTop.evaluate(coveredOn, PROFILES[profile])]).toEqual([url, []])
      const { top, height } = PROFILES[profile].capsule
      if (BESIDE.includes(url) && (await onTop.evaluate(topOfHead)) >= top + height) low.push(url)
    }
    expect(low).toEqual([])
  })

  it('keeps a title whole beside what stands there, for an old shopper on a narrow phone', async () => {
    const { phone, onTop } = await start(pageUrl('home'), { member: members.zhou, elder: true, width: 320, profile: 'android' })
    const cut: string[] = []
    for (const url of [pageUrl('prescriptions'), pageUrl('couponList'), pageUrl('sign'), pageUrl('address', { mode: 'add' })]) {
      await phone.reLaunch(url)
      await phone.settled()
      const isCut = await onTop
        .locator('.q-nav__title')
        .evaluate((title, half) => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + half, HALF_A_LINE)
      if (isCut) cut.push(url)
    }
    expect(cut).toEqual([])
  })

  it('stays where it is while the page moves under it, the clock in view', async () => {
    const { phone, onTop, press, sees } = await start(pageUrl('home'), { member: members.zhou, profile: 'iphone', height: 500 })
    await onTop.evaluate((page) => void (page.scrollTop = 200))
    await onTop.locator('.q-status--solid').waitFor({ state: 'attached' })
    expect(await onTop.evaluate((page) => page.ownerDocument.elementFromPoint(20, 20)?.className)).toContain('q-status')

    await phone.reLaunch(pageUrl('orders'))
    await phone.settled()
    await onTop.evaluate((page) => void (page.scrollTop = 200))
    const bar = await onTop.locator('.q-nav-box').boundingBox()
    const tabs = await onTop.locator('.orders__tabs').boundingBox()
    expect(tabs?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0))

    // A product's name: no pharmacist's card stands above the filters, and nothing is scrolled to reach them.
    await phone.reLaunch(pageUrl('searchResult', { keyword: '板蓝根' }))
    await sees('筛选')
    await press('filter')
    await onTop.locator('.q-sheet--in').waitFor()
    await phone.settled()
    expect(await onTop.evaluate(coveredOn, PROFILES.iphone)).toEqual([])
  })
})

/** Runs in the page: where the first thing that can be pressed or read begins. */
function topOfHead(page: Element) {
  const isRead = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  const tops = [...page.querySelectorAll('*')]
    .filter((element) => element.matches('.q-press, input') || isRead(element))
    .map((element) => element.getBoundingClientRect())
  return Math.min(...tops.filter(({ width, height }) => width > 1 && height > 1).map(({ top }) => top))
}
