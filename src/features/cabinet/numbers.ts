import { Dose } from '@/contract/dose'
import { Medicine } from '@/contract/cabinet'
import { numberIn } from '@/lib/numberIn'
import { schemaProblem } from '@/lib/schemaProblem'

/** What is wrong with a count, which may be left out. */
export const leftProblem = (text: string): string | undefined =>
  text.trim() === '' ? undefined : schemaProblem(Medicine.shape.left, numberIn(text))

/** What is wrong with the pieces of one dose. */
export const amountProblem = (text: string): string | undefined =>
  text.trim() === '' ? '请填写每次用量' : schemaProblem(Dose.shape.amount, numberIn(text))
