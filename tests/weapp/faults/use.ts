import { openBuild, type Opened } from '../harness/openBuild'
import type { Phone } from '../harness/phone'
import { within } from '../../support/within'

const HOME = 'features/home/pages/home/index'
/** Milliseconds after which a home page that is not drawn never will be; a healthy build needs two seconds. */
const START = 60_000
/** Milliseconds for all the rest; a healthy build needs four seconds. */
const SLOWEST = 150_000
/** Milliseconds for a tap, and for the page it opens. */
const TIMEOUT_MS = 30_000

/** Calls of setData until home is settled; a healthy build needs some twenty. */
const MAX_CALLS = 100

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
  const problems = [...problemsOf(shop, home), ...refused]
  // What is broken already needs no tap, which a page that is not drawn would wait for.
  if (problems.length) return problems
  await shop.page.locator('.page:not([hidden]) .q-product-tile, .page:not([hidden]) .q-product').first().tap({ timeout: TIMEOUT_MS })
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await shop.settled())
    // By then home has shown its products, whenever they came.
    if ((await shop.inspect()).path.startsWith('features/product/')) return (await shop.settled()).problems.map(({ message }) => message)
  return ['a tap on a product opens nothing']
}

type Seen = Awaited<ReturnType<Phone['settled']>>

const problemsOf = (shop: Opened, home: Seen): string[] => [
  ...shop.errors,
  ...home.problems.map(({ message }) => message),
  ...home.missingWx.map((name) => `wx.${name} is asked for, which there is not`),
  // A page that calls it without an end does not settle, unless the machine is too busy to let it.
  ...(home.setData.calls > MAX_CALLS ? [`setData is called ${home.setData.calls} times`] : []),
  ...(home.text.trim() === '' ? ['the home page says nothing'] : []),
]
