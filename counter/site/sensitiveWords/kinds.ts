import { WORD_KIND_IDS, WORD_KINDS, WORD_USE_IDS, WORD_USES } from '../../../src/contract/sensitiveWord'

export const KIND_OPTIONS = WORD_KIND_IDS.map((value) => ({ value, label: WORD_KINDS[value].words }))
export const USE_OPTIONS = WORD_USE_IDS.map((value) => ({ value, label: WORD_USES[value].words }))

const named = (options: ReadonlyArray<{ value: string; label: string }>, value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** What a kind and a use are called; one of a newer gateway by its own name. */
export const kindName = (kind: string) => named(KIND_OPTIONS, kind)
export const useName = (use: string) => named(USE_OPTIONS, use)
