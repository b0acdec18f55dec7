import { eventually } from './eventually'
import { useFixture } from './useFixture'

const routes = async (app: ReturnType<ReturnType<typeof useFixture>>['app']) =>
  (await app.pageStack()).map(({ path }) => path.split('/')[1])

type Touches = { touches: object[]; changedTouches: object[] }
type Touched = Record<'touchstart' | 'touchmove' | 'touchend', (touches: Touches) => Promise<void>>

describe('the pages of a mini-program', () => {
  const fixture = useFixture()

  it('speak with the page that opened them, and get their query as it stands in the address', async () => {
    const { find, text } = fixture()
    await (await find('.open')).tap()
    await eventually(() => text('.heard'), 'from the first')
    expect(await text('.name')).toBe('%E5%BC%A0')
    await (await find('.back')).tap()
    await eventually(() => text('.seen'), 'from the second')
  })

  it('are ten at most, one above the other', async () => {
    const { app } = fixture()
    for (let page = 2; page <= 10; page += 1) await app.callWxMethod('navigateTo', { url: '/pages/second/index' })
    expect(await routes(app)).toHaveLength(10)
    await expect(app.callWxMethod('navigateTo', { url: '/pages/second/index' })).rejects.toThrow(
      'navigateTo:fail webview count limit exceed',
    )
  })

  it('are left by way of the tabs, and a tab stays as it was', async () => {
    const { app, text } = fixture()
    await expect(app.callWxMethod('navigateTo', { url: '/pages/tab/index' })).rejects.toThrow('can not navigateTo a tabbar page')
    await expect(app.callWxMethod('switchTab', { url: '/pages/second/index' })).rejects.toThrow('can not switchTab to no-tabBar page')
    await app.callWxMethod('switchTab', { url: '/pages/tab/index' })
    await app.callWxMethod('switchTab', { url: '/pages/other/index' })
    await app.callWxMethod('switchTab', { url: '/pages/tab/index' })
    expect(await routes(app)).toEqual(['tab'])
    await eventually(() => text('.lived'), '1 2')
  })

  it('are redirected, relaunched and gone back from', async () => {
    const { app } = fixture()
    await app.callWxMethod('navigateTo', { url: '/pages/second/index' })
    await app.callWxMethod('redirectTo', { url: '/pages/scroll/index' })
    expect(await routes(app)).toEqual(['parts', 'scroll'])
    await app.callWxMethod('navigateBack')
    expect(await routes(app)).toEqual(['parts'])
    await expect(app.callWxMethod('navigateBack')).rejects.toThrow('cannot navigate back at first page')
    await app.callWxMethod('reLaunch', { url: '/pages/second/index?a=1' })
    expect(await routes(app)).toEqual(['second'])
  })

  it('are told of scrolling, of their end, and of being pulled down', async () => {
    const { app, phone, text } = fixture()
    await app.callWxMethod('startPullDownRefresh')
    await eventually(() => text('.seen'), 'pulled')
    await app.callWxMethod('reLaunch', { url: '/pages/scroll/index' })
    await expect(app.callWxMethod('startPullDownRefresh')).rejects.toThrow('enablePullDownRefresh')
    await app.pageScrollTo(300)
    await eventually(async () => (await app.currentPage())?.data('at'), 300)
    await app.callWxMethod('pageScrollTo', { selector: '#end' })
    await eventually(async () => (await app.currentPage())?.data('reached'), 1)
    expect(await phone.page.title()).toBe('Scroll')
  })

  it('are held under a finger on what catches it, and under no other', async () => {
    const { app, phone, find } = fixture()
    await app.callWxMethod('reLaunch', { url: '/pages/scroll/index' })
    const held = (await find('.held')) as unknown as Touched
    const { height } = phone.page.viewportSize()!
    await phone.page.evaluate(() => {
      const moves: boolean[] = []
      Object.assign(window, { moves })
      addEventListener('touchmove', ({ defaultPrevented }) => void moves.push(defaultPrevented))
    })
    const movesHeld = () => phone.page.evaluate(() => [...new Set((window as unknown as { moves: boolean[] }).moves)])
    const at = (pageY: number) => ({ touches: [{ pageX: 100, pageY }], changedTouches: [{ pageX: 100, pageY }] })
    const drag = async (from: number) => {
      await phone.page.evaluate(() => void (window as unknown as { moves: boolean[] }).moves.splice(0))
      await held.touchstart(at(from))
      for (const moved of [30, 60, 90]) await held.touchmove(at(from - moved))
      await held.touchend({ touches: [], changedTouches: [] })
    }
    await drag(height - 20)
    await eventually(movesHeld, [true])
    await drag(height - 250)
    await eventually(movesHeld, [false])
  })

  it('are passed on with what they say, from the menu and from a button', async () => {
    const { app, phone, find } = fixture()
    await (await find('.share')).tap()
    await app.native().shareConfirm()
    await phone.run('Engine.share', {})
    await app.native().shareCancel()
    expect(await phone.shared()).toEqual([{ title: 'shared by button', path: '/pages/second/index?id=7' }])
  })

  it('count what they hand to the view, as JSON', async () => {
    const { app, phone } = fixture()
    const page = await app.currentPage()
    const before = (await phone.inspect()).setData
    await page?.setData({ picked: '岚' })
    const { calls, bytes } = (await phone.inspect()).setData
    expect([calls - before.calls, bytes - before.bytes]).toEqual([1, Buffer.byteLength(JSON.stringify({ picked: '岚' }))])
  })

  it('know their size as drawn', async () => {
    const { app, phone } = fixture()
    await app.callWxMethod('reLaunch', { url: '/pages/second/index' })
    expect((await phone.inspect()).tree).toEqual({ nodes: 4, depth: 2, maxChildren: 3 })
  })
})
