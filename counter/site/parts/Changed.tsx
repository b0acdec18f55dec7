import { diffWordsWithSpace } from 'diff'

/** Shorter texts are one thing: a price, a name. */
const SENTENCE = 20
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

type Piece = { value: string; added: boolean; removed: boolean }

/** What stayed, went and came, in the order of the text. */
function piecesOf(from: string, to: string): Piece[] {
  if (from.length > SENTENCE && to.length > SENTENCE) return diffWordsWithSpace(from, to, { intlSegmenter: WORDS })
  return [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ]
}

/** A text as it was or as it is to be: what went is struck through, what came is underlined, what stayed is plain. */
export const Changed = ({ from, to, side }: { from: string; to: string; side: 'from' | 'to' }) => (
  <span className="changed-text">
    {piecesOf(from, to).map(({ value, added, removed }, at) => {
      if (removed) return side === 'from' && <del key={at}>{value}</del>
      if (added) return side === 'to' && <ins key={at}>{value}</ins>
      return value
    })}
  </span>
)
