import { listen } from '../harness/automation/listen'
import { eventually } from './eventually'
import { useFixture } from './useFixture'

describe('the automation endpoint', () => {
  const fixture = useFixture()

  it('lets DevTools’ client find, read and tap', async () => {
    const { app, find, text } = fixture()
    const page = await app.currentPage()
    expect(page?.path).toBe('pages/parts/index')
    await (await find('.inc')).tap()
    await eventually(() => text('.inc'), 'tapped 1')
    expect(await page?.data('taps')).toBe(1)
    expect(await (await find('.inc')).attribute('class')).toBe('inc')
    expect(await (await find('.rpx')).size()).toMatchObject({ width: 188 })
    expect(await (await page?.getElementByXpath('//form/button'))?.text()).toBe('send')
  })

  it('taps nothing that a finger would not reach', async () => {
    await expect((await fixture().find('.covered')).tap()).rejects.toThrow('covered by')
  })

  it('presses nothing in the place of what moved away', async () => {
    const { phone, app, find } = fixture()
    await phone.page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[class*="inc"]')
      if (!button) throw new Error('no .inc on the page')
      button.getBoundingClientRect = () => {
        // After it was measured something above it appears.
        queueMicrotask(() => button.before(Object.assign(document.createElement('p'), { style: 'height: 300px' })))
        return Element.prototype.getBoundingClientRect.call(button)
      }
    })
    await expect((await find('.inc')).tap()).rejects.toThrow('the page moved under the finger')
    expect(await (await app.currentPage())?.data('taps')).toBe(0)
  })

  it('tells of the console and of what is thrown', async () => {
    const { app } = fixture()
    const heard: unknown[] = []
    app.on('console', (log) => heard.push(log))
    app.on('exception', (fault: { exception: { message: string } }) => heard.push(fault.exception.message))
    await app.evaluate(() => console.error('something is wrong'))
    await app.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught it'))))
    await eventually(() => Promise.resolve(heard), [{ type: 'error', args: ['something is wrong'] }, 'nobody caught it'])
  })

  it('answers a call of wx in the phone’s place, and lets the phone answer again', async () => {
    const { app } = fixture()
    await app.mockWxMethod('getNetworkType', { networkType: '2g' })
    expect(await app.callWxMethod('getNetworkType')).toMatchObject({ networkType: '2g' })
    await app.restoreWxMethod('getNetworkType')
    expect(await app.callWxMethod('getNetworkType')).toMatchObject({ networkType: 'wifi' })
  })

  it('says in WeChat’s words why a call failed', async () => {
    await expect(fixture().app.callWxMethod('navigateTo', { url: '/no/such' })).rejects.toThrow(
      'navigateTo:fail page "no/such" is not found',
    )
  })

  it('takes a picture of the screen', async () => {
    expect(String(await fixture().app.screenshot()).slice(0, 8)).toBe('iVBORw0K')
  })

  it('has no browser around page code', async () => {
    expect(await fixture().app.evaluate(() => [typeof localStorage, typeof document, typeof fetch])).toEqual([
      'undefined',
      'undefined',
      'undefined',
    ])
  })

  it('says when its port is taken', async () => {
    const { phone } = fixture()
    const first = await listen(phone)
    const port = Number(new URL(first.wsEndpoint).port)
    await expect(listen(phone, port)).rejects.toThrow(`Port ${port} is in use: choose another one, or end what listens there.`)
    first.close()
  })
})
