import { hoursText } from '../../../src/lib/hoursText'
import { yuan } from '../../../src/lib/money'
import type { Querying } from '../../db/open'
import { servicePhone } from '../../kernel/licences'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import { mallRules } from '../pricing/mallRules'

/** What may stand in braces in an answer: the shop's own settings as they are today. */
export const ANSWER_WORDS = ['phone', 'hours', 'payMinutes', 'freight', 'freeFrom'] as const

type Words = Readonly<Record<(typeof ANSWER_WORDS)[number], string>>

const wordsOf = async (db: Querying): Promise<Words> => {
  const { freight, payMinutes } = await mallRules(db)
  return {
    phone: (await servicePhone(db)) ?? '见“资质公示”',
    hours: hoursText((await onlineTimeOf(db)).weekly),
    payMinutes: String(payMinutes),
    freight: yuan(freight.amount),
    freeFrom: yuan(freight.freeFrom),
  }
}

/** A text with the shop's hours, telephone and sums in the place of their names. */
export async function filled(db: Querying, text: string): Promise<string> {
  if (!text.includes('{')) return text
  const words = await wordsOf(db)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(words, name) ? words[name as keyof Words] : whole))
}

/** The first name in braces that no setting has. */
export const unknownWord = (text: string): string | undefined =>
  [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).find((name) => !ANSWER_WORDS.some((known) => known === name))
