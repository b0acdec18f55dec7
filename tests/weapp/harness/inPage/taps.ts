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

/** Whether a finger has just tapped. */
export const isAfterTap = () => performance.now() - last < CONSEQUENCE
