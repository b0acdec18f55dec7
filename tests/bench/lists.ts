import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import { findChromium } from '../support/browser.mjs'
import { closeEngine, openBuild } from '../weapp/harness/openBuild'
import { scrollThrough } from '../weapp/lists/scrollThrough'
import { kb } from './format'
import { withGateway } from './shop'

/** How large a search becomes in the mini-program while it is scrolled to its end. WeChat's limits: 1,000 nodes, 256 KB a call. */
export async function lists() {
  process.env.CHROMIUM = findChromium(() => undefined)
  const rows = await withGateway(async ({ address }) => {
    const all: string[][] = []
    for (const count of [40, 200, 1000]) {
      const phone = await openBuild(path.resolve('dist/weapp'), {
        url: 'features/notice/pages/notFound/index',
        gateway: { built: process.env.GATEWAY ?? 'http://127.0.0.1:8080', real: address },
      })
      const { maxNodes, maxBytes, calls } = await scrollThrough(phone, count)
      await phone.close()
      all.push([String(count), String(maxNodes), kb(maxBytes), String(calls)])
    }
    return all
  })
  await closeEngine()
  console.log(asColumns({ headings: ['search results', 'most nodes at once', 'largest setData', 'setData calls'], rows }))
}
