import type { WorkEndpoint } from '../../contract/workEndpoint'
import type { Role } from '../../contract/workEndpoint'
import type { Input, Output } from '../../../src/contract/endpoint'
import { MINUTE } from '../../../src/lib/duration'
import { useAsk } from '../client/useAsk'
import { useSession } from '../session/useSession'

/** Milliseconds. */
export const EVERY = 5 * MINUTE
const NONE: readonly Role[] = []

/** The roles of whoever is at the counter; none until that is known. */
export function useRoles(): readonly Role[] {
  const session = useSession()
  return session.state === 'in' ? session.me.roles : NONE
}

/** Whether somebody of these roles may make a call. */
export const mayAsk = ({ roles: own }: WorkEndpoint, roles: readonly Role[]) => own === 'anyone' || own.some((role) => roles.includes(role))

/** A read of today's page: not asked for by whoever may not read it, and again every five minutes unless its answer says otherwise. */
export function useToday<E extends WorkEndpoint>(endpoint: E, every: number | ((answer: Output<E> | undefined) => number) = EVERY) {
  const isOff = !mayAsk(endpoint, useRoles())
  return useAsk(endpoint, {} as Input<E>, { isOff, every })
}
