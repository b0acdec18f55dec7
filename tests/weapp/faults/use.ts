import { openBuild, type Opened } from '../harness/openBuild'
import { within } from '../../support/within'

const HOME = 'features/home/pages/home/index'
/** Milliseconds after which a home page that is not drawn never will be; a healthy build needs two seconds. */
const START = 60_000
/** Milliseconds for all the rest; a healthy build needs four seconds. */
const SLOWEST = 150_000
/** Milliseconds for a tap, and for the page it opens. */
const PATIENCE = 30_000

type Gateway = { built: string; real: string }

/** What goes wrong when a shopper opens the shop, looks at it and taps the first product. Ends in any case. */
export async function use(folder: string, gateway: Gateway): Promise<string[]> {
  let shop: Opened | undefined
  try {
    shop = await openBuild(folder, { url: HOME, gateway, patience: START })
    return await within(SLOWEST, 'Using the shop', visit(shop))
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
  // A page that calls setData without an end never settles, on whatever machine.
  const home = await shop.settled()
  const problems = [
    ...shop.errors,
    ...home.problems.map(({ message }) => message),
    ...home.missingWx.map((name) => `wx.${name} is asked for, which there is not`),
    ...refused,
    ...(home.text.trim() === '' ? ['the home page says nothing'] : []),
  ]
  // What is broken already needs no tap, which a page that is not drawn would wait for.
  if (problems.length) return problems
  await shop.page.locator('.page:not([hidden]) .q-pcard, .page:not([hidden]) .q-prod').first().tap({ timeout: PATIENCE })
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await shop.settled())
    if ((await shop.inspect()).path.startsWith('features/product/')) return []
  return ['a tap on a product opens nothing']
}
