import { plain } from '../catalogue/plain'

/** Between the parts of a word that stand apart in a text, and between what may stand for one: 怀孕/孕妇+见红/下面流血. */
const COMBINED = '+'
const ONE_OF = '/'

/** A word of the pharmacist's tables whose parts stand apart: of each part one of its words stands in a text. */
export type Combination = string[][]

export const isCombination = (word: string): boolean => word.includes(COMBINED)

export const combinationOf = (word: string): Combination => word.split(COMBINED).map((part) => part.split(ONE_OF).map(plain))

/** Whether all parts of a combination stand in a text; `isIn` says whether a word does. */
export const isCombined = (parts: Combination, isIn: (word: string) => boolean): boolean => parts.every((words) => words.some(isIn))
