/** Places of an app that the shop leads to (specification 1, section 2, "Native links"), with what they need. */
export type Link =
  | { to: 'cart' }
  | { to: 'product'; productCode: string }
  | { to: 'flashSale'; activityId: string }
  | { to: 'orders'; tab?: string }
  | { to: 'login'; backurl: string }

const SCHEMES = { mallApp: 'qinghe-mall', doctorApp: 'qinghe-doctor', hospitalApp: 'qinghe-hospital' } as const
export type App = keyof typeof SCHEMES

/** The address of a place in an app: `qinghe-mall://product?productCode=110011`. */
export function linkIn(app: App, { to, ...values }: Link): string {
  const query = new URLSearchParams(values).toString()
  return `${SCHEMES[app]}://${to}${query && `?${query}`}`
}
