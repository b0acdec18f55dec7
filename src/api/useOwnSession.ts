import type { Endpoint } from '@/contract/endpoint'
import { useSession } from '@/platform/session'
import { ApiError } from './errors'

/** Why a page has nothing to show while its session is ended. */
export const SESSION_ENDED = new ApiError({ status: 401, code: 'SESSION_ENDED', message: '登录已失效，请重新登录' })

/** Whose answers a page reads. What only a member may know is not asked for without one: before a login, or once the session ended under a page. */
export function useOwnSession({ session }: Endpoint) {
  const userId = useSession(({ member }) => member?.userId)
  return { userId, isAsked: session !== 'required' || userId !== undefined }
}
