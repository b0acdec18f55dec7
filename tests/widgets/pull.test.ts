import { gallery } from './support/gallery'

const { open } = gallery()
/** A finger's way down the page, in points: the strip opens at half its pace and reads from 56 on. */
const FAR = 160
const SHORT = 80

describe('pulling a page down', () => {
  it('shows what letting go will do, reads anew, and closes', async () => {
    const exhibit = await open('/gallery/pull')
    const { page } = exhibit
    const strip = page.getByRole('status').filter({ hasText: '刷新' })
    await page.waitForLoadState('networkidle')
    await exhibit.move([{ x: 180, y: 300 }], [{ x: 180, y: 300 + FAR }])
    await strip.filter({ hasText: '正在刷新' }).waitFor()
    await page.getByText('已重新读取 1 次').waitFor()
    await strip.waitFor({ state: 'detached' })
  })

  it('reads nothing when the finger lets go too early, or goes sideways', async () => {
    const exhibit = await open('/gallery/pull')
    const { page } = exhibit
    await page.waitForLoadState('networkidle')
    await exhibit.move([{ x: 180, y: 300 }], [{ x: 180, y: 300 + SHORT }])
    await exhibit.move([{ x: 80, y: 300 }], [{ x: 80 + FAR, y: 320 }])
    await page.waitForTimeout(1200)
    await page.getByText('已重新读取 0 次').waitFor()
  })
})
