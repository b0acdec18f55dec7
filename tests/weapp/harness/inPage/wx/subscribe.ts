import { isAfterTap } from '../taps'
import type { Calls } from './given'

const MAX_TEMPLATES = 5

/** The shopper who is asked says yes. WeChat asks nobody outside a tap, and for no more than five messages at once. */
export const subscribeCalls: Calls = {
  requestSubscribeMessage({ tmplIds }) {
    const ids = tmplIds as string[]
    if (!isAfterTap()) throw new Error('can only be invoked by user TAP gesture.')
    if (ids.length > MAX_TEMPLATES) throw new Error('The number of templates exceeds the limit')
    return Object.fromEntries(ids.map((id) => [id, 'accept']))
  },
}
