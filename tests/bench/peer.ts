import { asColumns } from '../../scripts/lists/asColumns'
import { withBrowser } from './chromium'
import { renderedPages } from './pages'
import { buildPeer, versionsOfPeer } from './peer/build'
import { serveSite } from './peer/serve'
import { withGateway } from './shop'
import { PROFILE, visitInRounds, type VisitedPage } from './visitInRounds'
import { visitRows } from './visitRows'

/** Each page where the peer has it; it answers taps once its app has drawn what the gateway answered. */
const PEER = { within: '#app', takenOver: '#app .content' }
const PATHS: Record<keyof ReturnType<typeof renderedPages>, string> = {
  home: '/',
  category: '/category',
  'search result': `/search?keyword=${encodeURIComponent('感冒')}`,
  product: '/product/110011',
}

/**
 * The pages of `pages` beside those of a shop built from another stack: the same gateway, pictures, network and phone, visited in the same
 * rounds. Vue, Vant and Vite are installed by this section alone.
 */
export async function peer() {
  console.log(`${PROFILE}\nThe peer: ${versionsOfPeer()}; drawn by the browser.\n`)
  const folder = buildPeer()
  if (folder === undefined) {
    console.log('npm could not install the packages of the peer, so nothing is measured here: the registry has to be within reach.')
    return
  }
  const visits = await withGateway(async ({ address }) => {
    const site = await serveSite(folder, address)
    try {
      return await withBrowser((browser) => visitInRounds(browser, besideEachOther(renderedPages(address), site.address)))
    } finally {
      await site.close()
    }
  })
  console.log(asColumns({ headings: ['', ...visits.keys()], rows: visitRows(visits) }))
}

/** Each of our pages, and the peer's next to it. */
const besideEachOther = (ours: ReturnType<typeof renderedPages>, peerAddress: string) =>
  Object.fromEntries(
    Object.entries(ours).flatMap(([name, page]): Array<[string, VisitedPage]> => [
      [name, page],
      [`${name}, peer`, { ...page, ...PEER, url: peerAddress + PATHS[name as keyof typeof PATHS] }],
    ]),
  )
