import type { Calls } from './given'
import { withConsent } from './privacy'

let held = ''

export const clipboardCalls: Calls = {
  setClipboardData: withConsent(({ data }) => void (held = String(data))),
  getClipboardData: withConsent(() => ({ data: held })),
}
