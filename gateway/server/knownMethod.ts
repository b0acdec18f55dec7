const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request's method as a metric's label: unknown methods are OTHER, since clients may invent them. */
export const knownMethod = (method: string) => (METHODS.has(method) ? method : 'OTHER')
