import type { Context } from 'hono'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request's method as it may stand in a label: one that nobody serves is OTHER, since callers may invent them. */
export const knownMethod = ({ req: { method } }: Context) => (METHODS.has(method) ? method : 'OTHER')
