import type { Answer, Endpoint, Group } from '../../src/contract/endpoint'
import type { Visit } from './visit'

export type Handler<E extends Endpoint> = (visit: Visit<E>) => Promise<Answer<E>>
export type Handlers<G extends Group> = { readonly [Name in keyof G]: Handler<G[Name]> }
export type Implemented = Array<{ endpoint: Endpoint; handle: (visit: Visit) => Promise<unknown> }>

/** Pairs every row of a contract group with its handler. A row without one does not compile. */
export function implement<const G extends Group>(group: G, handlers: Handlers<NoInfer<G>>): Implemented {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof G] as unknown as (visit: Visit) => Promise<unknown>,
  }))
}
