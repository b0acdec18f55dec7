/** WeChat takes what follows a tap within a second for its consequence. */
const CONSEQUENCE = 1000
let last = -Infinity

addEventListener(
  'click',
  ({ isTrusted }) => {
    if (isTrusted) last = performance.now()
  },
  true,
)

/** Milliseconds since a finger tapped. */
export const sinceTap = () => performance.now() - last

/** Whether a finger has just tapped. */
export const isAfterTap = () => sinceTap() < CONSEQUENCE
