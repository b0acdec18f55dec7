import { correctionOf } from './correction'
import { NOTHING, scoresOf, type Scores } from './scores'
import type { SearchIndex } from './searchIndex'
import { partsOf, searchedParts, wordsOf } from './words'
import type { Work } from './work'

/** What a typed text leads to. `searched` differs from what was typed where that found nothing, or where not all of it was searched. */
export type Understanding = { searched: string; scores: Scores }

/** Finds what was typed; else what was probably meant; else the part of it that finds least, which says most. Ends with the best so far when the work is used up. */
export async function understandingOf(index: SearchIndex, typed: string, work: Work): Promise<Understanding> {
  const asTyped = await found(index, typed, work)
  if (asTyped) return asTyped
  const parts = searchedParts(partsOf(typed))
  let best: Understanding | undefined
  const tried = new Map<string, boolean>()
  const finds = async (part: string) => {
    const before = tried.get(part)
    if (before !== undefined) return before
    const alone = work.isUsedUp ? undefined : await found(index, part, work)
    if (alone && (!best || alone.scores.numbers.length < best.scores.numbers.length)) best = alone
    tried.set(part, alone !== undefined)
    return alone !== undefined
  }
  const meant: string[] = []
  for (const part of parts) meant.push((await finds(part)) ? part : ((await correctionOf(index, part, work)) ?? part))
  const corrected = meant.join(' ')
  const asMeant = corrected === parts.join(' ') || work.isUsedUp ? undefined : await found(index, corrected, work)
  if (asMeant) return asMeant
  for (const part of meant) await finds(part)
  return best ?? { searched: typed, scores: NOTHING }
}

async function found(index: SearchIndex, text: string, work: Work): Promise<Understanding | undefined> {
  const words = wordsOf(index, text, work)
  const scores = words && (await scoresOf(index, words, work))
  if (!scores || scores.numbers.length === 0) return undefined
  const parts = partsOf(text)
  const isWhole =
    !work.isUsedUp && scores.words === words.length && (words.length === 1 || searchedParts(parts).length === new Set(parts).size)
  return {
    searched: isWhole
      ? text
      : words
          .slice(0, scores.words)
          .map(({ word }) => word)
          .join(' '),
    scores,
  }
}
