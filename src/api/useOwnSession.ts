import type { Endpoint } from '@/contract/endpoint'
import { useSession } from '@/platform/session'
import { ApiError } from './errors'

/** Why a page has nothing to show while its session is ended. */
export const SESSION_ENDED = new ApiError({ status: 401, code: 'SESSION_ENDED', message: '登录已失效，请重新登录' })

/** Whose answers a page reads. What only a member may know is not asked for without one: before a login, or once the session ended under a page. */
export function useOwnSession({ session }: Endpoint) {
  const userId = useSession(({ member }) => member?.userId)
  // A rendered page is taken over as a visitor's: nothing is asked before it is the member's.
  const isHimself = userId === useSession.getState().member?.userId
  return { userId, isHimself, isAsked: session !== 'required' || userId !== undefined }
}
