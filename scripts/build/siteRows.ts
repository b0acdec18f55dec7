import { expressionOf } from '../../src/routes/pattern'
import { renderedRoutes } from '../../src/routes/renderedRoutes'
import type { Route } from '../../src/routes/route'
import { routes, type RouteName } from '../../src/routes/table'

const rendered = new Set<string>(renderedRoutes satisfies readonly RouteName[])

/** The route table as the gateway reads it: which addresses there are, what their pages say in the head, and which of them it renders. */
export const rows = Object.entries<Route>(routes).map(([name, { path, page, title, keywords, description, indexed, query = [] }]) => {
  const { expression, names } = expressionOf(path)
  return {
    name,
    expression: expression.source,
    names,
    title,
    keywords,
    description,
    indexed,
    ...(rendered.has(name) && { rendered: { page, query } }),
  }
})
