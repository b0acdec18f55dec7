import type { Seen } from './lookAtPage'

/** One answer of the network. Milliseconds of the page's own clock; bytes as they arrived. */
export type Reply = { url: string; kind: 'call' | 'picture'; from: number; to: number; status: number; bytes: number; cached: boolean }

/** A page as it was opened, drawn and scrolled to its end. */
export type Measured = Seen & {
  /** Milliseconds from the way there until it is drawn, and until something other than grey shapes is to be seen. */
  drawnAfter: number
  shownAfter: number
  /** Whether that came at all. */
  isShown: boolean
  /** Milliseconds of the longest turn, drawing and the engine's own work included: WeChat counts the script alone. */
  longestTask: number
  replies: Reply[]
  errors: string[]
  /** What stands under the clock or too near to WeChat's capsule, as the page opens. */
  covered: string[]
  tree: { nodes: number; depth: number; maxChildren: number }
  setData: { calls: number; maxBytes: number; maxCallsPerSecond: number }
}
