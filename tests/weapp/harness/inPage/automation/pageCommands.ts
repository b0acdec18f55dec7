import type { PageStack } from '../pageStack'
import type { Commands } from './commands'
import { handleOf, select, selectByXpath } from './elements'
import { valueAt } from './valueAt'

type OfPage = {
  pageId: number
  selector: string
  path?: string
  data: Record<string, unknown>
  method: string
  args?: unknown[]
  names: string[]
}

/** `Page.*` of DevTools' protocol. */
export function pageCommands(stack: PageStack): Commands {
  const pageOf = ({ pageId }: OfPage) => {
    const page = stack.pages.find(({ id }) => id === pageId)
    if (!page) throw new Error(`page ${pageId} is no longer open`)
    return page
  }
  const elements = (given: OfPage) => {
    const component = pageOf(given).root.getComponent()
    return given.selector === 'page' ? [component] : select(component, given.selector)
  }
  const byXpath = (given: OfPage) => selectByXpath(pageOf(given).host, given.selector)
  return {
    'Page.getElement': (given: OfPage) => handleOf(elements(given)[0]),
    'Page.getElements': (given: OfPage) => ({ elements: elements(given).map(handleOf) }),
    'Page.getElementByXpath': (given: OfPage) => handleOf(byXpath(given)[0]),
    'Page.getElementsByXpath': (given: OfPage) => ({ elements: byXpath(given).map(handleOf) }),
    'Page.getData': (given: OfPage) => ({ data: valueAt(pageOf(given).instance.data, given.path) }),
    'Page.setData': (given: OfPage) => pageOf(given).instance.setData(given.data),
    async 'Page.callMethod'(given: OfPage) {
      const method = pageOf(given).instance[given.method] as ((...args: unknown[]) => unknown) | undefined
      if (!method) throw new Error(`the page has no method "${given.method}"`)
      return { result: await method.apply(pageOf(given).instance, given.args ?? []) }
    },
    'Page.getWindowProperties'(given: OfPage) {
      const { host } = pageOf(given)
      const seen = { document: { documentElement: host, body: host }, innerWidth, innerHeight }
      return { properties: given.names.map((name) => valueAt(seen, name)) }
    },
  }
}
