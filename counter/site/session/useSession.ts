import { staff, type Me } from '../../contract/staff'
import { ask, Refusal } from '../client/ask'
import { queries, useAsk } from '../client/useAsk'

const KEY = [staff.me.line, {}]

export type Session = { state: 'asking' } | { state: 'nobody' } | { state: 'failed'; message: string } | { state: 'in'; me: Me }

/** Who is at the counter. It is asked again with everything else, so that a session that ended is noticed on every page. */
export function useSession(): Session {
  const me = useAsk(staff.me, {})
  if (me.error?.status === 401) return { state: 'nobody' }
  if (me.data) return { state: 'in', me: me.data }
  return me.error ? { state: 'failed', message: me.error.message } : { state: 'asking' }
}

/** Begins a session; whatever was read before belongs to nobody now. */
export function enter(me: Me) {
  queries.clear()
  queries.setQueryData(KEY, me)
}

export async function logOut() {
  await ask(staff.logOut, {}).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status !== 401) throw error
  })
  queries.clear()
  await queries.invalidateQueries()
}
