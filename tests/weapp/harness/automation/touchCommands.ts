import type { CDPSession } from 'playwright-core'
import type { Phone } from '../phone'

type Point = { pageX: number; pageY: number }
type OfElement = { elementId: string; touches?: Point[]; changedTouches?: Point[] }
type Place = { x: number; y: number; width: number; height: number; isReached: boolean; covering: string }
type Host = { tell: (method: string, params: unknown) => void; close: () => void }
type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** What happens to the glass and the window: fingers go through Chromium's own input, so that what is covered or hidden is not touched. */
export async function touchCommands(phone: Phone, { tell, close }: Host): Promise<Record<string, (given: never) => unknown>> {
  const { page } = phone
  const session: CDPSession = await page.context().newCDPSession(page)
  const placeOf = async (given: OfElement) => (await phone.run('Engine.place', given)) as Place
  const touch = async (type: Touch, points: Array<{ x: number; y: number }>) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }
  const pointOf = ({ pageX, pageY }: Point) => ({ x: pageX, y: pageY })
  return {
    async 'Element.tap'(given: OfElement) {
      const { x, y, width, height, isReached, covering } = (await phone.run('Engine.aim', given)) as Place
      if (!width && !height) throw new Error('the element is not visible')
      if (!isReached) throw new Error(`the element is covered by ${covering}`)
      await page.touchscreen.tap(x, y)
      const { instead } = (await phone.run('Engine.landed', {})) as { instead?: string }
      if (instead !== undefined) throw new Error(`the page moved under the finger, which came down on ${instead}`)
    },
    async 'Element.touchstart'(given: OfElement) {
      const [point] = given.touches ?? []
      await touch('touchStart', [point ? pointOf(point) : await placeOf(given)])
    },
    async 'Element.touchmove'(given: OfElement) {
      const [point] = given.touches ?? given.changedTouches ?? []
      await touch('touchMove', [point ? pointOf(point) : await placeOf(given)])
    },
    'Element.touchend': () => touch('touchEnd', []),
    'App.captureScreenshot': async () => ({ data: (await page.screenshot()).toString('base64') }),
    'App.enableLog': () => undefined,
    'App.exit': () => undefined,
    'Tool.close'() {
      setTimeout(close, 50)
    },
    'App.addBinding': ({ name }: { name: string }) =>
      page.exposeFunction(name, (...args: unknown[]) => tell('App.bindingCalled', { name, args })),
  }
}
