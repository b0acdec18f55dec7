import { correctionOf } from './correction'
import { scoresOf } from './scores'
import type { SearchIndex } from './searchIndex'
import { partsOf, wordsOf } from './words'

/** What a typed text leads to. `searched` differs from what was typed where that found nothing. */
export type Understanding = { searched: string; scores: Map<number, number> }

/** Finds what was typed; else what was probably meant; else the part of it that finds something. */
export function understandingOf(index: SearchIndex, typed: string): Understanding {
  const asTyped = found(index, typed)
  if (asTyped) return asTyped
  const parts = partsOf(typed)
  const corrected = parts.map((part) => (found(index, part) ? part : (correctionOf(index, part) ?? part))).join(' ')
  const meant = corrected === parts.join(' ') ? undefined : found(index, corrected)
  if (meant) return meant
  const [partly] = parts
    .flatMap((part) => found(index, part) ?? [])
    .concat(corrected.split(' ').flatMap((part) => found(index, part) ?? []))
    .sort((left, right) => left.scores.size - right.scores.size)
  return partly ?? { searched: typed, scores: new Map() }
}

function found(index: SearchIndex, text: string): Understanding | undefined {
  const words = wordsOf(index, text)
  const scores = words && scoresOf(index, words)
  return scores && scores.size > 0 ? { searched: text, scores } : undefined
}
