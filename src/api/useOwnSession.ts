import { useRef } from 'react'
import type { Endpoint } from '@/contract/endpoint'
import { useSession } from '@/platform/session'
import { ApiError } from './errors'

/** Why a page has nothing to show while its session is ended. */
export const SESSION_ENDED = new ApiError({ status: 401, code: 'SESSION_ENDED', message: '登录已失效，请重新登录' })

/**
 * Whose answers a page reads. A page that a visitor opens asks once for what only a member may know, and so leads to the login; one whose
 * session ended under it asks no more until the next login, and nothing that repeats itself is asked for without a member.
 */
export function useOwnSession({ session }: Endpoint) {
  const userId = useSession(({ member }) => member?.userId)
  const hadMember = useRef(false)
  if (userId !== undefined) hadMember.current = true
  const isWatched = session !== 'required' || userId !== undefined
  return { userId, isWatched, isAsked: isWatched || !hadMember.current }
}
