import type { WordHit } from '@/contract/sensitiveWord'

/** Of the words found in a text those that still stand in what it became: where they were, or moved by what was typed or taken away before them. */
export function stillThere(checked: { text: string; hits: readonly WordHit[] }, text: string): WordHit[] {
  if (checked.text === text) return [...checked.hits]
  const before = alike(checked.text, text)
  const moved = text.length - checked.text.length
  return checked.hits.flatMap((hit) => {
    const by = hit.end <= before ? 0 : moved
    const [start, end] = [hit.start + by, hit.end + by]
    return start >= 0 && text.slice(start, end) === hit.word ? [{ ...hit, start, end }] : []
  })
}

/** How many letters two texts begin with alike. */
function alike(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
