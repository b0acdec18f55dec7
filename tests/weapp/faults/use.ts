import { openBuild, type Opened } from '../harness/openBuild'
import type { Phone } from '../harness/phone'
import { within } from '../harness/within'

const HOME = 'features/home/pages/home/index'
/** Milliseconds until the home page is drawn; a healthy build needs two seconds. */
const START = 12_000
/** Milliseconds for all the rest; a healthy build needs four seconds. */
const SLOWEST = 45_000
/** setData calls of a page that nobody touches, in a second (rules A2: 20 at most). */
const RESTLESS = 20

type Gateway = { built: string; real: string }

/** What goes wrong when a shopper who refuses what he can opens the shop, looks at it and taps the first product. Ends in any case. */
export const use = (folder: string, gateway: Gateway): Promise<string[]> => opened(folder, { gateway }, visit)

/** What goes wrong when the home page is opened from moments. */
export const useSinglePage = (folder: string, gateway: Gateway): Promise<string[]> =>
  opened(folder, { gateway, scene: 1154 }, async (shop) => problemsOf(shop, await shop.settled()))

type Options = { gateway: Gateway; scene?: number }

async function opened(folder: string, options: Options, visited: (shop: Opened) => Promise<string[]>): Promise<string[]> {
  let shop: Opened | undefined
  try {
    shop = await openBuild(folder, { url: HOME, patience: START, refused: ['scope.userFuzzyLocation'], ...options })
    return await within(SLOWEST, 'Using the shop', visited(shop))
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)]
  } finally {
    await shop?.close()
  }
}

async function visit(shop: Opened): Promise<string[]> {
  const refused: string[] = []
  shop.page.on('response', (reply) => {
    if (reply.url().includes('/api/') && reply.status() >= 400) refused.push(`${reply.status()} for ${new URL(reply.url()).pathname}`)
  })
  const home = await shop.settled()
  await shop.page.waitForTimeout(1000)
  const calls = (await shop.inspect()).setData.calls - home.setData.calls
  const problems = [
    ...problemsOf(shop, home),
    ...refused,
    ...(calls > RESTLESS ? [`the home page calls setData ${calls} times in a second in which nothing happens`] : []),
  ]
  // What is broken already needs no tap, which a page that is not drawn would wait for.
  if (problems.length) return problems
  await shop.page.locator('.page:not([hidden]) .q-product-tile, .page:not([hidden]) .q-product').first().tap({ timeout: 10_000 })
  const product = await shop.settled()
  // By now home has shown its products, whenever they came.
  return [
    ...product.problems.map(({ message }) => message),
    ...(product.path.startsWith('features/product/') ? [] : ['a tap on a product opens nothing']),
  ]
}

type Seen = Awaited<ReturnType<Phone['settled']>>

const problemsOf = (shop: Opened, home: Seen): string[] => [
  ...shop.errors,
  ...home.problems.map(({ message }) => message),
  ...home.missingWx.map((name) => `wx.${name} is asked for, which there is not`),
  ...(home.text.trim() === '' ? ['the home page says nothing'] : []),
]
