import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { HOUR } from '../../../src/lib/duration'
import { closeBrowser, newPhone } from '../../journeys/support/phone'
import { watchProblems } from '../../journeys/support/problems'
import { serveGallery } from './serveGallery'

type Finger = { x: number; y: number }
type Options = {
  elder?: boolean
  width?: number
  /** Its clock stands: timers run when a test lets time pass. */
  standing?: boolean
}

/** Milliseconds a page with a standing clock is given at a time, until it is drawn. */
const STEP = 20
const TIMEOUT_MS = 30_000
const BEGINS = new Date('2026-03-11T10:00:00+08:00')

/** One part of the gallery on a phone; a fault of its page fails the test that closes it. */
export class Exhibit {
  readonly page: Page
  private readonly context: BrowserContext
  private readonly fingers: CDPSession
  private readonly problems: string[]

  constructor({ page, context, fingers, problems }: { page: Page; context: BrowserContext; fingers: CDPSession; problems: string[] }) {
    this.page = page
    this.context = context
    this.fingers = fingers
    this.problems = problems
  }

  private touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    this.fingers.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) })

  /** Fingers go from their first places to their last ones, in ten steps, and let go. */
  async move(from: Finger[], to: Finger[]) {
    await this.touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) {
      const between = (start: number, end: number) => start + ((end - start) * step) / 10
      await this.touch(
        'touchMove',
        from.map(({ x, y }, at) => ({ x: between(x, to[at]?.x ?? x), y: between(y, to[at]?.y ?? y) })),
      )
    }
    await this.touch('touchEnd', [])
  }

  /** One finger goes across from the middle of an element. */
  async swipe(selector: string, by: { x?: number; y?: number }) {
    const from = await this.middleOf(selector)
    await this.move([from], [{ x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) }])
  }

  async middleOf(selector: string): Promise<Finger> {
    const box = await this.page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} has no place on the page`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  async tap({ x, y }: Finger) {
    await this.touch('touchStart', [{ x, y }])
    await this.touch('touchEnd', [])
  }

  /** Lets time pass on a page whose clock stands: its timers run, its transitions take their own time. */
  pass = (milliseconds: number) => this.page.clock.runFor(milliseconds)

  async close() {
    await this.context.close()
    if (this.problems.length) throw new Error(this.problems.join('\n'))
  }
}

/** The gallery as built, for a test file. */
export function gallery() {
  let served: Awaited<ReturnType<typeof serveGallery>>
  const opened: Exhibit[] = []
  beforeAll(async () => {
    served = await serveGallery()
  })
  afterEach(async () => {
    for (const exhibit of opened.splice(0)) await exhibit.close()
  })
  afterAll(async () => {
    await closeBrowser()
    served.close()
  })
  return {
    /** Opens an address of the gallery's build and waits until it is drawn. */
    open: async (path: string, { standing = false, ...look }: Options = {}): Promise<Exhibit> => {
      const context = await newPhone(served.address, look)
      const page = await context.newPage()
      if (standing) {
        // A clock that is installed runs until it is paused, and is paused ahead of where it stands alone.
        await page.clock.install({ time: BEGINS.getTime() - HOUR })
        await page.clock.pauseAt(BEGINS)
      }
      const problems: string[] = []
      watchProblems(page, problems)
      await page.goto(served.address + path)
      const drawn = page.locator('.q-screen__body > *').first()
      if (standing)
        for (const deadline = Date.now() + TIMEOUT_MS; !(await drawn.isVisible()) && Date.now() < deadline;) await page.clock.runFor(STEP)
      await drawn.waitFor()
      const exhibit = new Exhibit({ page, context, problems, fingers: await context.newCDPSession(page) })
      opened.push(exhibit)
      return exhibit
    },
  }
}
