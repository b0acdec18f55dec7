import { queries } from '@/api/queries'
import { useSession } from '@/platform/session'

type Query = { queryKey: readonly unknown[] }

/** What an order, its money or the cart says is never shown as it was; all else stays on screen until it was read again. */
const NOT_AS_IT_WAS = ['GET /orders', 'GET /pay', 'GET /settlement', 'GET /cart']
const isMoney = ({ queryKey: [line] }: Query) => NOT_AS_IT_WAS.some((start) => String(line).startsWith(start))

/** A browser brings a page back from its memory as it was left (bfcache), and other windows of the shop log in and out: both are looked at. */
export function startReturning() {
  const { lookAgain } = useSession.getState()
  window.addEventListener('storage', lookAgain)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    lookAgain()
    // Reads of a member who is logged out by now are not refetched: the gateway would answer 401 and lead to the login.
    const userId = useSession.getState().member?.userId
    const isOwn = ({ queryKey: [, reader] }: Query) => reader === userId
    void queries.resetQueries({ predicate: (query) => isOwn(query) && isMoney(query) })
    void queries.invalidateQueries({ predicate: (query) => isOwn(query) && !isMoney(query) })
  })
}
