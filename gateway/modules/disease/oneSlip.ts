/** Whether one text becomes the other by one character changed, left out or put in, or by two neighbours changing places; equal texts do not. */
export function isOneSlip(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
