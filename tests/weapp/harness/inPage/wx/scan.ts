import type { Calls } from './given'

export type Code = { result: string; path?: string } | { fails: string }
let next: Code = { fails: 'cancel' }

/** What the shopper holds before WeChat's camera next, or why it sees nothing; without it they close the camera. */
export const scanNext = (code: Code) => void (next = code)

/** WeChat's own camera. A code of the mini-program itself says its page too. */
export const scanCalls: Calls = {
  scanCode() {
    const code = next
    next = { fails: 'cancel' }
    if ('fails' in code) throw new Error(code.fails)
    return { ...code, scanType: code.path === undefined ? 'EAN_13' : 'WX_CODE', charSet: 'utf-8' }
  },
}
