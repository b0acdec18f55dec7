import { openLogin } from '.'
import { isLoginOpen } from './isLoginOpen'

let leaving: Promise<unknown> | undefined

/** Redirects to the login, once for any number of concurrent calls, and not from a page of the login flow. */
export function redirectToLogin(): void {
  if (!isLoginOpen()) leaving ??= openLogin().finally(() => (leaving = undefined))
}

/** Settles when a login that is being opened is open. */
export const loginOpened = (): Promise<unknown> | undefined => leaving
