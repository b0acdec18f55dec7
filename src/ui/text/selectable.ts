/** Properties of a `Text` that can be marked and copied: WeChat's name for it, and the one before base library 2.12. */
export const selectable = { userSelect: true, selectable: true }
