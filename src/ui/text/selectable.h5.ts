/** Properties of a `Text` that can be marked and copied. Taro writes every other one on the element, where `userSelect` is none. */
export const selectable = { selectable: true }
