import type { Calls } from './given'
import { withConsent } from './privacy'

let held = ''

export const clipboardCalls: Calls = {
  setClipboardData: withConsent('setClipboardData', ({ data }) => void (held = String(data))),
  getClipboardData: withConsent('getClipboardData', () => ({ data: held })),
}
