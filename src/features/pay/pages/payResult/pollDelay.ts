/** Milliseconds before each question whether an order is paid: 30 s in all, then the shopper decides whether to go on waiting. */
const DELAYS = [1000, 2000, 4000, 8000, 15_000]

/** How long to wait after `asked` unanswered questions; nothing once it has been long enough. */
export const pollDelay = (asked: number): number | undefined => DELAYS[asked]
