import { yieldToEventLoop } from '../../lib/yieldToEventLoop'

/** Every place in many texts where a match may begin, sorted by what follows: four bytes a place. */
export type Suffixes = { texts: readonly string[]; places: Uint32Array }

const SHIFT = 8
const MASK = (1 << SHIFT) - 1
export const textOf = (place: number) => place >>> SHIFT
export const offsetOf = (place: number) => place & MASK

/** Sorts the places bucket by bucket of the first character, letting calls through in between. */
export async function suffixesOf(texts: readonly string[], startsOf: (at: number) => Iterable<number>): Promise<Suffixes> {
  const buckets = new Map<number, number[]>()
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    for (const offset of startsOf(at)) {
      if (offset >= text.length || offset > MASK) continue
      const first = text.charCodeAt(offset)
      const bucket = buckets.get(first)
      if (bucket) bucket.push(at * (MASK + 1) + offset)
      else buckets.set(first, [at * (MASK + 1) + offset])
    }
    if (at % 5000 === 4999) await yieldToEventLoop()
  }
  const places = new Uint32Array([...buckets.values()].reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const first of [...buckets.keys()].sort((left, right) => left - right)) {
    const bucket = buckets.get(first) ?? []
    bucket.sort((left, right) => compare(texts, left, right))
    places.set(bucket, filled)
    filled += bucket.length
    buckets.delete(first)
    if (bucket.length > 500) await yieldToEventLoop()
  }
  return { texts, places }
}

function compare(texts: readonly string[], left: number, right: number): number {
  const one = texts[textOf(left)] ?? ''
  const other = texts[textOf(right)] ?? ''
  let i = offsetOf(left)
  let j = offsetOf(right)
  while (i < one.length && j < other.length) {
    const difference = one.charCodeAt(i) - other.charCodeAt(j)
    if (difference !== 0) return difference
    i += 1
    j += 1
  }
  return one.length - i - (other.length - j) || left - right
}

/** Positions of the suffixes that begin with `wanted`, as a view. */
export function placesOf({ texts, places }: Suffixes, wanted: string): Uint32Array {
  if (wanted === '') return places.subarray(0, 0)
  const from = firstWhere(places.length, (at) => order(texts, places[at] ?? 0, wanted) >= 0)
  const to = firstWhere(places.length, (at) => order(texts, places[at] ?? 0, wanted) > 0, from)
  return places.subarray(from, to)
}

/** Negative, zero or positive: how the text at a place stands to `wanted`; zero where it begins with it. */
function order(texts: readonly string[], place: number, wanted: string): number {
  const text = texts[textOf(place)] ?? ''
  const offset = offsetOf(place)
  for (let at = 0; at < wanted.length; at += 1) {
    if (offset + at >= text.length) return -1
    const difference = text.charCodeAt(offset + at) - wanted.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}

function firstWhere(length: number, isBeyond: (at: number) => boolean, from = 0): number {
  let low = from
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBeyond(middle)) high = middle
    else low = middle + 1
  }
  return low
}
