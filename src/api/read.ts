import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { send } from './send'

type ReadEndpoint = Endpoint & { method: 'GET' }

/** Reads once, for an act and not for a page, and keeps nothing. A write does not compile here: it goes through `write`. */
export const read: <E extends ReadEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>> = send

/** The same for a question the shop asks by itself: it ends a session that is over, and leads nobody to the login. */
export const readInBackground: <E extends ReadEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>> = (endpoint, input) =>
  send(endpoint, input, { isBackground: true })
