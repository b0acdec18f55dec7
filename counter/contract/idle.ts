/** Minutes without input after which an open counter locks and its session ends. */
export const IDLE_MINUTES = 15

/**
 * The header in which a page says how many seconds ago its person last touched it. Only this keeps a session open: a page asks by itself
 * every few seconds, also at a desk that everybody has left.
 */
export const INPUT_AGE = 'Input-Age'
