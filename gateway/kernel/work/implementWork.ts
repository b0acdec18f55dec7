import type { WorkEndpoint, WorkGroup } from '../../../counter/contract/workEndpoint'
import type { WorkContext, WorkHandler } from './workContext'

export type WorkImplemented = Array<{ endpoint: WorkEndpoint; handle: (context: WorkContext) => Promise<unknown> }>

/** Pairs every row of a group of the counter with its handler. A row without one does not compile. */
export function implementWork<const G extends WorkGroup>(
  group: G,
  handlers: { readonly [Name in keyof NoInfer<G>]: WorkHandler<NoInfer<G>[Name]> },
): WorkImplemented {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof G] as unknown as (context: WorkContext) => Promise<unknown>,
  }))
}
