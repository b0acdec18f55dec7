import { firstRoutes } from './firstRoutes'
import { laterRoutes } from './laterRoutes'

/**
 * Every address of the shop (specification 1 and 2, section 2). The first pattern that fits wins; an address that no row fits
 * belongs to `notFound`.
 */
export const routes = { ...firstRoutes, ...laterRoutes }

export type Routes = typeof routes
export type RouteName = keyof Routes
