import { pageUrl } from '@/routes/resolve'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

describe('what WeChat draws in its own way', () => {
  const start = onEngine()

  it('leaves each button of the address form its words on one line, for an old shopper on a narrow phone', async () => {
    const { onTop } = await start(pageUrl('address', { mode: 'add' }), {
      member: members.zhou,
      elder: true,
      width: 320,
      profile: 'android',
    })
    const heights = await onTop
      .locator('.address-edit__here .q-press')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(Math.max(...heights)).toBeLessThanOrEqual(60)
  })

  it('keeps the buttons of the address form beside each other where there is room', async () => {
    const { onTop } = await start(pageUrl('address', { mode: 'add' }), { member: members.zhou, profile: 'iphone' })
    const tops = await onTop.locator('.address-edit__here .q-press').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  it('shows a picture to enlarge in the middle, as large as the page lets it, and nothing to scroll', async () => {
    const { onTop } = await start(pageUrl('slide'), { profile: 'iphone' })
    const stage = await onTop.locator('.q-zoom__stage').boundingBox()
    const picture = await onTop.locator('.q-zoom__image').boundingBox()
    expect(picture).toEqual(stage)
    expect(await onTop.evaluate((page) => page.scrollHeight - page.clientHeight)).toBe(0)
  })

  it('begins a message with one line that a finger finds, and grows with it', async () => {
    const { onTop } = await start(pageUrl('kf'), { member: members.zhou, profile: 'iphone' })
    const field = onTop.locator('.q-message')
    const height = async () => (await field.boundingBox())?.height ?? 0
    const line = await height()
    expect(line).toBe(44)
    await field.locator('textarea').fill('一\n二\n三')
    expect(await height()).toBeGreaterThan(line + 40)
    await field.locator('textarea').fill('一\n'.repeat(20))
    expect(await height()).toBe(140)
  })
})
