import { gallery } from './support/gallery'

const { open } = gallery()
/** A finger's way down the page, in points: the strip opens at half its pace and reads from 56 on. */
const FAR = 160
const SHORT = 80
/** Milliseconds a pull reads (src/features/gallery/parts/pages.tsx). */
const READING = 800

describe('pulling a page down', () => {
  it('shows what letting go will do, reads anew, and closes', async () => {
    const exhibit = await open('/gallery/pull', { standing: true })
    const { page } = exhibit
    const strip = page.getByRole('status').filter({ hasText: '刷新' })
    await page.waitForLoadState('networkidle')
    await exhibit.move([{ x: 180, y: 300 }], [{ x: 180, y: 300 + FAR }])
    await strip.filter({ hasText: '正在刷新' }).waitFor()
    await exhibit.pass(READING)
    await page.getByText('已重新读取 1 次').waitFor()
    await strip.waitFor({ state: 'detached' })
  })

  it('reads nothing when the finger lets go too early, or goes sideways', async () => {
    const exhibit = await open('/gallery/pull', { standing: true })
    const { page } = exhibit
    await page.waitForLoadState('networkidle')
    await exhibit.move([{ x: 180, y: 300 }], [{ x: 180, y: 300 + SHORT }])
    await exhibit.move([{ x: 80, y: 300 }], [{ x: 80 + FAR, y: 320 }])
    await exhibit.pass(2 * READING)
    await page.getByText('已重新读取 0 次').waitFor()
  })
})
