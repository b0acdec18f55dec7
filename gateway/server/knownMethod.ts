import type { Context } from 'hono'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request's method as a metric's label: unknown methods are OTHER, since clients may invent them. */
export const knownMethod = ({ req: { method } }: Context) => (METHODS.has(method) ? method : 'OTHER')
