import { correctionOf } from './correction'
import type { Scoring } from './engine'
import { asksFirst, type AudienceIn } from './audience'
import { needIn, needWithin, saysNothing, unknownIn, whomIn, type NeedFound } from './needIn'
import { plain } from '../catalogue/plain'
import type { NeedAudience } from '../catalogue/types'
import { isInName, isName } from './matches'
import { partsOf, searchedParts, wordPartsOf, wordsOf } from './words'
import type { Work } from './work'

/**
 * What a typed text leads to. `searched` differs from what was typed where that found nothing, or where not all of it was searched.
 * `heldBack`: whom the text names, where all that was found are medicines and foods that they ask about first.
 */
export type Interpretation<S> = { searched: string; scores: S; need?: ServedNeed; heldBack?: NeedAudience }

/** A need, and whether the shop sells anything for it. */
export type ServedNeed = NeedFound & { isServed: boolean }

/**
 * Finds what helps where a need was typed; else what was typed; else what was probably meant; else the part of it that finds least, which
 * says most; else the need that stands in it. A need that nothing is sold for is never answered with another word, and who asks first is
 * never answered with a medicine that the table does not name for them. Ends with the best so far when the work is used up.
 */
export async function interpret<S>(scoring: Scoring<S>, typed: string, work: Work): Promise<Interpretation<S>> {
  const { vocabulary, nothing } = scoring
  const need = needIn(vocabulary, typed, work)
  if (need) return neededOf(scoring, need, { searched: typed, work })
  const said = whomIn(vocabulary, typed, work)
  const careful = (worded: Interpretation<S>) => heldBack(scoring, { worded, said }, work)
  /** A part was found, and what it names is a need: that is answered as one. */
  const isOfNeed = ({ searched }: Interpretation<S>) => searched !== typed && needIn(vocabulary, searched, work) !== undefined
  const asTyped = await found(scoring, typed, work)
  if (asTyped && !isOfNeed(asTyped)) return careful(asTyped)
  const within = work.isUsedUp ? undefined : needWithin(vocabulary, typed, work)
  const needed = within && (await neededOf(scoring, within, { searched: within.words.join(' '), work }))
  if (needed && (asTyped || !needed.need.isServed)) return needed
  const worded = asTyped ?? (await correctedOf(scoring, typed, work))
  if (needed && isOfNeed(worded)) return needed
  if (worded.scores !== nothing || work.isUsedUp) return careful(worded)
  if (needed) return needed
  const rest = said === undefined ? '' : unknownIn(vocabulary, typed, work)
  if (said === undefined || rest === '' || rest === typed) return worded
  const others = await wordedOf(scoring, rest, work)
  return others.scores === nothing ? worded : careful({ ...others, scores: scoring.firstFor(others.scores, said.audience) })
}

/**
 * Without medicines and foods where somebody is named who asks about them first; not where the word for them is itself the name that was
 * searched: 氯吡格雷片 asks for it, 吃氯吡格雷能吃布洛芬吗 does not.
 */
async function heldBack<S>(
  { nothing, countOf, goodsOf, vocabulary }: Scoring<S>,
  { worded, said }: { worded: Interpretation<S>; said: AudienceIn | undefined },
  work: Work,
): Promise<Interpretation<S>> {
  if (!said || !asksFirst(said.audience) || worded.scores === nothing) return worded
  if (worded.searched.includes(said.word) && isInName(vocabulary, said.word, work)) return worded
  const scores = await goodsOf(worded.scores)
  return countOf(scores) > 0 ? { ...worded, scores } : { ...worded, scores: nothing, heldBack: said.audience }
}

async function neededOf<S>(scoring: Scoring<S>, need: NeedFound, { searched, work }: { searched: string; work: Work }) {
  const scores = await scoring.needScores(need, work)
  return { searched, scores, need: { ...need, isServed: scoring.countOf(scores) > 0 } }
}

const wordedOf = async <S>(scoring: Scoring<S>, typed: string, work: Work): Promise<Interpretation<S>> =>
  (await found(scoring, typed, work)) ?? correctedOf(scoring, typed, work)

/** A part of a text speaks for all of it from this share of its characters on, and where it is a name. */
const TELLING_SHARE = 1 / 3

async function correctedOf<S>(scoring: Scoring<S>, typed: string, work: Work): Promise<Interpretation<S>> {
  const { vocabulary, countOf } = scoring
  // A medicine the shop does not sell is not another one whose name looks like it.
  if (vocabulary.knownWords.has(plain(typed))) return { searched: typed, scores: scoring.nothing }
  const parts = searchedParts(wordPartsOf(typed))
  const told = parts.join('').length * TELLING_SHARE
  let best: Interpretation<S> | undefined
  const tried = new Map<string, boolean>()
  const finds = async (part: string) => {
    const before = tried.get(part)
    if (before !== undefined) return before
    const alone = work.isUsedUp || part.length === 1 || saysNothing(vocabulary, part, work) ? undefined : await found(scoring, part, work)
    if (alone && (part.length >= told || isName(vocabulary, part, work)) && (!best || countOf(alone.scores) < countOf(best.scores)))
      best = alone
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
