/*
 * Stands in for Taro's `location` and `history` of a mini-program (config/patches.ts): WeChat has neither, and the shop asks for neither. What
 * is left is what Taro's `window` calls.
 */
class NoAddress {
  /** A page was opened, shown, left or closed. */
  trigger = () => undefined
}

export { NoAddress as History, NoAddress as Location }
