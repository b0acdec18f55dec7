import type { RouteName } from './table'

/** The pages that the gateway renders before a browser runs a script: where most visits begin (src/ssr/pages). */
export const renderedRoutes = ['home', 'category', 'searchResult', 'product'] as const satisfies readonly RouteName[]
export type RenderedRoute = (typeof renderedRoutes)[number]
