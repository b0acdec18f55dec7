import { journey, type Company } from './support/journey'
import { members } from './support/people'
import type { Shopper } from './support/shopper'
import { toConfirm } from './support/steps'

/** Points a keyboard with its row of words takes from a small phone. */
const KEYBOARD = 336
const PHONE = { width: 375, height: 640 }

type Keyboard = { name: string; come: (app: Shopper) => Promise<unknown>; go: (app: Shopper) => Promise<unknown> }

/** How the keyboard comes and goes: iOS lays it over the page and says so by the visual viewport alone; elsewhere the page becomes lower. */
const KEYBOARDS: Keyboard[] = [
  { name: 'iOS', come: ({ page }) => page.evaluate(coverPage, KEYBOARD), go: ({ page }) => page.evaluate(coverPage, 0) },
  {
    name: 'Android',
    come: ({ page }) => page.setViewportSize({ ...PHONE, height: PHONE.height - KEYBOARD }),
    go: ({ page }) => page.setViewportSize(PHONE),
  },
]

/** Runs in the page: so much of it is covered from below. */
function coverPage(points: number) {
  const seen = globalThis.visualViewport
  if (!seen) throw new Error('There is no visual viewport')
  Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - points })
  seen.dispatchEvent(new Event('resize'))
}

const FORMS: Array<[name: string, label: string, walk: (company: Company) => Promise<void>]> = [
  [
    'the address',
    '详细地址',
    async ({ app, logInAs }) => {
      await logInAs(members.zhou)
      await app.open('address', { mode: 'add' })
    },
  ],
  [
    'the note to an order',
    '备注',
    async ({ app, logInAs }) => {
      await logInAs(members.zhou)
      await toConfirm(app)
    },
  ],
  [
    'a price in a sheet',
    '最高价',
    async ({ app }) => {
      await app.open('searchResult', { keyword: '感冒' })
      await app.tap('筛选')
      await app.sees('价格区间（元）')
    },
  ],
]

/** Where the field with the keyboard is, and how much of the page it can be seen in: below the bar above it, above the lowest bar or keyboard. */
const placeOfField = (app: Shopper) =>
  app.page.evaluate(() => {
    const field = document.activeElement
    const seen = globalThis.visualViewport?.height ?? 0
    if (!field?.matches('input, textarea')) throw new Error('No field has the focus')
    const { top, bottom, left, width } = field.getBoundingClientRect()
    const touched = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    return { isInSight: top >= 0 && bottom <= seen, isOnTop: touched === field }
  })

describe('the keyboard', () => {
  for (const elder of [false, true])
    for (const [name, label, walk] of FORMS)
      journey(`does not cover ${name}${elder ? ' in large type' : ''}`, { elder, shop: 'shared' }, async (company) => {
        const { app } = company
        await app.page.setViewportSize(PHONE)
        await walk(company)
        const field = app.page.getByLabel(label).or(app.page.getByPlaceholder(label)).filter({ visible: true }).first()
        for (const keyboard of KEYBOARDS) {
          await field.focus()
          await app.settled()
          await keyboard.come(app)
          await app.until(async () => {
            const { isInSight, isOnTop } = await placeOfField(app)
            return (isInSight && isOnTop) || undefined
          }, `does not see what is typed above the keyboard of ${keyboard.name}`)
          await field.blur()
          await keyboard.go(app)
        }
      })
})
