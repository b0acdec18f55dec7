import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Why a word may not be written where others read it. `says`: the middle of the sentence that tells whoever wrote it. */
export const WORD_KINDS = {
  cure: { words: '疗效', says: '是讲疗效的词', tip: '可以说说送得快不快、包装怎么样，管不管用请问药师。' },
  abuse: { words: '辱骂', says: '是骂人的话', tip: '哪里不满意请直接写出来，我们会处理。' },
  contact: { words: '联系方式与广告', says: '像是联系方式或广告', tip: '别人都看得到这里，请不要留电话、微信和网址。' },
  illegal: { words: '违法', says: '涉及法律禁止的内容', tip: '请换一种说法。' },
} as const satisfies Record<string, { words: string; says: string; tip: string }>

export type WordKind = keyof typeof WORD_KINDS
export const WORD_KIND_IDS = Object.keys(WORD_KINDS) as [WordKind, ...WordKind[]]

/**
 * Where something is typed that others read, and the kinds of words that are refused there. Words of a cure where medicines and what else a
 * pharmacy sells are spoken of: no advertisement of such goods may use them (Advertising law, articles 16 to 18).
 */
export const WORD_USES = {
  review: { words: '商品评价', kinds: ['cure', 'abuse', 'contact', 'illegal'] },
  reviewAnswer: { words: '对评价的回复', kinds: ['cure', 'abuse', 'illegal'] },
  // Read by the pharmacy alone, with phones masked.
  questionnaire: { words: '问卷', kinds: ['abuse', 'illegal'] },
} as const satisfies Record<string, { words: string; kinds: readonly WordKind[] }>

export type WordUse = keyof typeof WORD_USES
export const WORD_USE_IDS = Object.keys(WORD_USES) as [WordUse, ...WordUse[]]

/** The uses in which a kind of word is refused. */
export const usesOf = (kind: WordKind): WordUse[] =>
  WORD_USE_IDS.filter((use) => (WORD_USES[use].kinds as readonly WordKind[]).includes(kind))

export const MAX_CHECKED_TEXTS = 20
export const MAX_CHECKED_WORDS = 2000

/** A word that may not stand there. Its `kind` may be of a newer gateway. */
export const WordHit = z
  .looseObject({
    /** The name of the text, as it was sent. */
    field: z.string(),
    /** Where it stands in the text as it was typed, in UTF-16 units: `text.slice(start, end)`. */
    start: z.int(),
    end: z.int(),
    /** As it was typed, with whatever was put between its letters. */
    word: z.string(),
    kind: z.string(),
    /** A sentence without its full stop: 「根治」是讲疗效的词，商品评价里不能写. */
    reason: z.string(),
    /** What can be written instead, a sentence; empty where nothing is known. */
    tip: z.string(),
  })
  .register(z.globalRegistry, { id: 'WordHit' })
export type WordHit = z.infer<typeof WordHit>

/** `details` of a 400 SENSITIVE_WORD: the same as `check` answers. */
export const RefusedWords = z.looseObject({ hits: z.array(WordHit) })

export const sensitiveWord = {
  check: endpoint('POST /sensitiveWord/check', {
    about: 'Which words of texts may not be written where others read them, first to last; nothing is kept of the texts',
    collects: 'nothing',
    session: 'none',
    body: z.object({
      use: z.enum(WORD_USE_IDS),
      texts: z
        .array(
          z.object({
            field: z.string().check(z.maxLength(60)),
            text: z.string().check(z.maxLength(MAX_CHECKED_WORDS, `最多 ${MAX_CHECKED_WORDS} 个字`)),
          }),
        )
        .check(z.maxLength(MAX_CHECKED_TEXTS)),
    }),
    output: RefusedWords,
  }),
}
