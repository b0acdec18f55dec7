import { go, replaceBy, type Rest } from './go'
import type { RouteName } from './table'
import { urlOf } from './urlOf'

/** Where a press leads: the address that a link carries, and its page on top of the present one or in its place. */
export type Place = { href: string; open: () => Promise<void>; replace: () => Promise<void> }

/** A row of the route table with its parameters as a place, for who is told where to lead and not by which row. */
export const placeAt = <Name extends RouteName>(name: Name, ...rest: Rest<Name>): Place => ({
  href: urlOf(name, rest[0] ?? {}),
  open: () => go(name, ...rest),
  replace: () => replaceBy(name, ...rest),
})
