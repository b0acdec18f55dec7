import { statSync } from 'node:fs'
import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type { PageRenderer } from '../gateway/server/pageRenderer'
import type { withRendering } from '../gateway/server/withRendering'

const root = path.resolve(__dirname, '..')
const ofGateway = (file: string): unknown =>
  requireWithEsbuild(path.join(root, 'gateway/server', file), {
    customSwcConfig: { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
  })

type Request = { method?: string; url?: string; headers: { accept?: string; cookie?: string } }
type Response = { setHeader: (name: string, value: string) => void; end: (text: string) => void }
type Middleware = { name: string; middleware: (request: Request, response: Response, next: () => void) => void }
/** Of webpack's dev server: the files it holds in memory. */
type Files = { readFileSync?: ((file: string) => Buffer | string) | undefined }
type DevServer = { middleware: { context: { outputFileSystem: Files } } | null | undefined }
type Options = { gateway: string; bundle: string; index: string }

const isPage = ({ method, headers }: Request) => method === 'GET' && headers.accept?.includes('text/html') === true
const BUILT = { filesOf: () => [], rulesOf: () => [] }

/** While developing, pages come from webpack's dev server: it renders them as the gateway does (gateway/server/site), with what the gateway answers. */
export const renderedPages =
  ({ gateway, bundle, index }: Options) =>
  <Other>(middlewares: Other[], server: DevServer): Array<Other | Middleware> => {
    const { PageRenderer: Renderer } = ofGateway('pageRenderer.ts') as { PageRenderer: typeof PageRenderer }
    const { withRendering: around } = ofGateway('withRendering.ts') as { withRendering: typeof withRendering }
    const made: { renderer?: PageRenderer; from?: number } = {}
    /** The bundle is built anew with each change of a page (scripts/dev.mjs). */
    const latest = () => {
      const { mtimeMs } = statSync(bundle)
      if (made.from !== mtimeMs) {
        void made.renderer?.close()
        made.renderer = new Renderer(bundle, { onFailed: console.warn })
        made.from = mtimeMs
      }
      return made.renderer
    }
    const rendered = async ({ url = '/', headers: { cookie = '' } }: Request) => {
      const request = { address: url, elder: /(?:^|;\s*)elder=1(?:;|$)/.test(cookie), now: Date.now() }
      const page = await latest()?.render(request, (read) => fetch(gateway + read))
      const built = server.middleware?.context.outputFileSystem.readFileSync?.(index)
      return page && built && around(built.toString(), page, { page: '', pages: BUILT })
    }
    const middleware: Middleware['middleware'] = (request, response, next) => {
      if (!isPage(request)) {
        next()
        return
      }
      rendered(request).then(
        (html) => {
          if (html === undefined) {
            next()
            return
          }
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        },
        // Before the first build there is neither page nor bundle.
        () => next(),
      )
    }
    return [{ name: 'rendered-pages', middleware }, ...middlewares]
  }
