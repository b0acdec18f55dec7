import { select } from '../automation/elements'
import { canvasNodeIn } from '../builtins/canvas'
import type { OpenPage } from '../pageStack'

type Found = Record<string, unknown> | null
type Fields = Record<string, unknown> & { node?: boolean }
type Nodes = { fields: (fields: Fields, then?: (found: Found) => void) => unknown; node?: (then?: (found: Found) => void) => unknown }
type Query = { select: (selector: string) => Nodes }

/** The adapter's query, which knows places and sizes but no canvas: `fields({ node: true })` and `node()` are ours. */
export function queryOn(page: OpenPage): unknown {
  const query = page.instance.createSelectorQuery() as Query
  const plainSelect = query.select.bind(query)
  query.select = (selector) => {
    const nodes = plainSelect(selector)
    const fields = nodes.fields.bind(nodes)
    nodes.fields = (wanted, then) =>
      fields(wanted, (found) => {
        if (found && wanted.node) found.node = canvasNodeIn(select(page.root.getComponent(), selector)[0]?.getBackendElement())
        then?.(found)
      })
    nodes.node = (then) => nodes.fields({ node: true }, then)
    return nodes
  }
  return query
}
