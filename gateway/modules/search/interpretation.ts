import { correctionOf } from './correction'
import type { Scoring } from './engine'
import { needIn, needWithin, withoutAudience, type NeedFound } from './needIn'
import { plain } from './reading'
import { partsOf, searchedParts, wordsOf } from './words'
import type { Work } from './work'

/** What a typed text leads to. `searched` differs from what was typed where that found nothing, or where not all of it was searched. */
export type Interpretation<S> = { searched: string; scores: S; need?: NeedFound }

/**
 * Finds what helps where a need was typed; else what was typed; else what was probably meant; else the part of it that finds least, which
 * says most; else the need that stands in it. Ends with the best so far when the work is used up.
 */
export async function interpret<S>(scoring: Scoring<S>, typed: string, work: Work): Promise<Interpretation<S>> {
  const { vocabulary, nothing } = scoring
  const need = needIn(vocabulary, typed, work)
  if (need) return { searched: typed, scores: await scoring.needScores(need, work), need }
  const worded = await wordedOf(scoring, typed, work)
  if (worded.scores !== nothing || work.isUsedUp) return worded
  const within = needWithin(vocabulary, typed, work)
  if (within) return { searched: within.words.join(' '), scores: await scoring.needScores(within, work), need: within }
  const { rest, audience } = withoutAudience(typed)
  if (audience === null || rest === '') return worded
  const others = await wordedOf(scoring, rest, work)
  return others.scores === nothing ? worded : { ...others, scores: scoring.firstFor(others.scores, audience) }
}

async function wordedOf<S>(scoring: Scoring<S>, typed: string, work: Work): Promise<Interpretation<S>> {
  const { vocabulary, countOf } = scoring
  const asTyped = await found(scoring, typed, work)
  if (asTyped) return asTyped
  // A medicine the shop does not sell is not another one whose name looks like it.
  if (vocabulary.knownWords.has(plain(typed))) return { searched: typed, scores: scoring.nothing }
  const parts = searchedParts(partsOf(typed))
  let best: Interpretation<S> | undefined
  const tried = new Map<string, boolean>()
  const finds = async (part: string) => {
    const before = tried.get(part)
    if (before !== undefined) return before
    const alone = work.isUsedUp ? undefined : await found(scoring, part, work)
    if (alone && (!best || countOf(alone.scores) < countOf(best.scores))) best = alone
    tried.set(part, alone !== undefined)
    return alone !== undefined
  }
  const meant: string[] = []
  for (const part of parts) meant.push((await finds(part)) ? part : ((await correctionOf(vocabulary, part, work)) ?? part))
  const corrected = meant.join(' ')
  const asMeant = corrected === parts.join(' ') || work.isUsedUp ? undefined : await found(scoring, corrected, work)
  if (asMeant) return asMeant
  for (const part of meant) await finds(part)
  return best ?? { searched: typed, scores: scoring.nothing }
}

async function found<S>(scoring: Scoring<S>, text: string, work: Work): Promise<Interpretation<S> | undefined> {
  const words = wordsOf(scoring.vocabulary, text, work)
  const scores = words && (await scoring.scoresOf(words, work))
  if (!scores || scoring.countOf(scores) === 0) return undefined
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
