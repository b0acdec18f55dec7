import { staff, type Me } from '../../contract/staff'
import { ask, ApiError } from '../client/ask'
import { noteInput } from '../client/lastInput'
import { unlock, useLocked } from '../client/lock'
import { dropDrafts } from '../client/drafts'
import { queries, useAsk } from '../client/useAsk'

const KEY = [staff.me.line, {}]

export type Session =
  | { state: 'asking' }
  | { state: 'nobody' }
  | { state: 'failed'; message: string }
  | { state: 'in'; me: Me; /** He has to log in again before he goes on. */ isLocked: boolean }

/** Who is at the counter. It is asked again with everything else, so that a session that ended is noticed on every page. */
export function useSession(): Session {
  const me = useAsk(staff.me, {})
  const isLocked = useLocked()
  if (me.data) return { state: 'in', me: me.data, isLocked }
  if (isLocked) return { state: 'nobody' }
  return me.error ? { state: 'failed', message: me.error.message } : { state: 'asking' }
}

/** Begins a session. Who was here before goes on where he was; for anybody else nothing of it stays. */
export async function enter(me: Me, before: Me | undefined) {
  dropDrafts(me.staffId)
  if (before && before.staffId !== me.staffId) {
    window.location.reload()
    return
  }
  queries.setQueryData(KEY, me)
  noteInput()
  unlock()
  await queries.invalidateQueries()
}

/** Ends the session, and forgets what was read in it. */
export async function logOut() {
  await ask(staff.logOut, {}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
  dropDrafts()
  window.location.reload()
}
