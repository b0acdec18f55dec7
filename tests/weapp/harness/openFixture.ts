import { listen } from './automation/listen'
import { connect } from './client'
import { openBuild } from './openBuild'

/** The small mini-program of the engine's own tests, with the unmodified client of DevTools connected to it. */
export async function openFixture(url = '/pages/parts/index') {
  const phone = await openBuild('tests/weapp/fixture', { url })
  const { wsEndpoint, close } = await listen(phone)
  const app = await connect(wsEndpoint)
  return {
    phone,
    app,
    /** What the first element of the page on top reads. */
    text: async (selector: string) => {
      const element = await (await app.currentPage())?.$(selector)
      return element ? await element.text() : undefined
    },
    find: async (selector: string) => {
      const element = await (await app.currentPage())?.$(selector)
      if (!element) throw new Error(`no ${selector} on the page`)
      return element
    },
    async close() {
      app.disconnect()
      close()
      await phone.close()
    },
  }
}
export type Fixture = Awaited<ReturnType<typeof openFixture>>
