import type { Locator } from 'playwright-core'
import { journey } from './support/journey'
import type { Shopper } from './support/shopper'

/** A phone without a button: the rim above, and the line below that leads home. */
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 }
const SCREEN = 812

async function onRoundPhone({ page }: Shopper) {
  const tools = await page.context().newCDPSession(page)
  // Newer than the types of this package.
  await (tools.send as (method: string, given: object) => Promise<unknown>)('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
}

/** Where a bar ends, and where the lowest thing to press in it does. */
async function lowest(bar: Locator) {
  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return box ? Math.round(box.y + box.height) : Infinity
  }
  const inside = await bar.locator('button, a').filter({ visible: true }).all()
  return { bar: await bottomOf(bar), inside: Math.max(...(await Promise.all(inside.map(bottomOf)))) }
}
/** The insets come with the next frame: until then the bar stands where it stood. */
const isClear = (app: Shopper, bar: Locator) =>
  app.until(async () => {
    const stands = await lowest(bar)
    return (stands.bar === SCREEN && stands.inside <= SCREEN - INSETS.bottom) || undefined
  }, 'does not see the bar reach the edge, and what can be pressed in it clear of the line below')
const bars = (app: Shopper) => app.page.getByRole('region', { name: '页面操作' }).filter({ visible: true }).last()

journey('the tabs stand above the line that leads home, and their ground reaches the edge', { shop: 'shared' }, async ({ app }) => {
  await app.open('home')
  await onRoundPhone(app)
  await isClear(app, bars(app))
})

journey('a bar of buttons, a sheet and the bar above keep clear of the round edges', { shop: 'shared' }, async ({ app }) => {
  await app.open('product', { productCode: '110011' })
  await onRoundPhone(app)
  await isClear(app, bars(app))
  const back = await app.page.getByRole('button', { name: '返回' }).filter({ visible: true }).last().boundingBox()
  expect(back?.y).toBeGreaterThanOrEqual(INSETS.top)

  await app.tap('立即购买')
  await app.sees('规格')
  const sheet = app.page.getByRole('dialog').filter({ visible: true }).last()
  await isClear(app, sheet)
})
