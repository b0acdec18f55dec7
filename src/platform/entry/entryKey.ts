import { newKey } from '../device'
import { storage } from '../storage'

const KEY = 'entryKey'
/** What the gateway takes; a device without anything random draws none. */
const FORM = /^[\da-f]{32}$/

/** What this page draws before it leaves to be logged in elsewhere. A code that comes back without it was not asked for here. */
export const entryKey = {
  draw(): string | undefined {
    const drawn = newKey()
    if (!FORM.test(drawn)) return undefined
    storage.write(KEY, drawn)
    return drawn
  },
  /** The key that was drawn last, once. */
  take(): string | undefined {
    const drawn = storage.read(KEY)
    storage.remove(KEY)
    return typeof drawn === 'string' && FORM.test(drawn) ? drawn : undefined
  },
}
