import type { OpenPage, PageStack } from '../pageStack'
import type { createWx } from '../wx'
import type { Commands } from './commands'

type Wx = ReturnType<typeof createWx>
type OfApp = { method: string; args?: unknown[]; functionDeclaration?: string; result?: unknown; name: string }
type Work = (...given: unknown[]) => unknown

const shown = ({ id, path, query }: OpenPage) => ({ pageId: id, path, query })

/** `App.*` of DevTools' protocol, as far as it happens in the mini-program's own layers. */
export function appCommands({ stack, wx, inLogic }: { stack: PageStack; wx: Wx; inLogic: (source: string) => unknown }): Commands {
  const workOf = (source: string) => inLogic(source) as Work
  return {
    'App.getPageStack': () => ({ pageStack: stack.pages.map(shown) }),
    'App.getCurrentPage': () => shown(stack.top),
    async 'App.callWxMethod'({ method, args = [] }: OfApp) {
      const call = (wx.api as Record<string, Work | undefined>)[method]
      if (!call) throw new Error(`wx.${method} is not a function`)
      return { result: await call(...args) }
    },
    'App.mockWxMethod'({ method, functionDeclaration, args = [], result }: OfApp) {
      if (functionDeclaration !== undefined) {
        const mock = workOf(functionDeclaration)
        wx.mock(method, (given) => mock.call({ origin: wx.real(method) }, ...given, ...args))
      } else wx.mock(method, result === undefined ? undefined : () => result)
    },
    async 'App.callFunction'({ functionDeclaration = '', args = [] }: OfApp) {
      return { result: await workOf(functionDeclaration)(...args) }
    },
  }
}
