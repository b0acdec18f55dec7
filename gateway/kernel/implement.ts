import type { Answer, Endpoint, Group } from '../../src/contract/endpoint'
import type { RequestContext } from './requestContext'

export type Handler<E extends Endpoint> = (context: RequestContext<E>) => Promise<Answer<E>>
export type Handlers<G extends Group> = { readonly [Name in keyof G]: Handler<G[Name]> }
export type Implemented = Array<{ endpoint: Endpoint; handle: (context: RequestContext) => Promise<unknown> }>

/** Pairs every row of a contract group with its handler. A row without one does not compile. */
export function implement<const G extends Group>(group: G, handlers: Handlers<NoInfer<G>>): Implemented {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof G] as unknown as (context: RequestContext) => Promise<unknown>,
  }))
}
