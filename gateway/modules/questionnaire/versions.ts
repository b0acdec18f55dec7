import { and, eq } from 'drizzle-orm'
import type { QuestionnaireType } from '../../../src/contract/questionnaire'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { questionnaires, questionnaireVersions } from './schema'
import { SHIPPED } from './shipped'

/** The number of what the product ships. */
export const FIRST = 1

export type SetUp = { isOn: boolean; published: number }

/** How the shop set a questionnaire up. */
export async function setUpOf(db: Querying, type: QuestionnaireType): Promise<SetUp> {
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.type, type))
  return row ?? { isOn: true, published: FIRST }
}

/** One version, frozen. The first is what the product ships until somebody answered it or published another, from when on it is the shop's. */
export async function contentOfVersion(db: Querying, type: QuestionnaireType, number: number): Promise<QuestionnaireContent> {
  const [row] = await db
    .select({ content: questionnaireVersions.content })
    .from(questionnaireVersions)
    .where(and(eq(questionnaireVersions.type, type), eq(questionnaireVersions.number, number)))
  if (row) return row.content
  if (number === FIRST) return SHIPPED[type]
  throw notFound('这一版问卷')
}

/** Writes down what the product ships, so that no later release changes what was answered. */
export const freezeShipped = async (tx: Transaction, type: QuestionnaireType, now: Date): Promise<void> =>
  void (await tx
    .insert(questionnaireVersions)
    .values({ type, number: FIRST, content: SHIPPED[type], publishedAt: now, publishedBy: null, reason: '随产品提供' })
    .onConflictDoNothing())
