import { desc, eq } from 'drizzle-orm'
import { QUESTIONNAIRES, type QuestionnaireType } from '../../../src/contract/questionnaire'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { faultsOfContent } from '../../../src/contract/questionnaireFaults'
import type { Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { HttpError } from '../../lib/httpError'
import { questionnaires, questionnaireVersions } from './schema'
import { contentOfVersion, FIRST, freezeShipped, setUpOf, type SetUp } from './versions'

type Publishing = { type: QuestionnaireType; content: QuestionnaireContent; reason: string; staffId: string; now: Date }

/** Publishes a version; nobody who is in the middle of another is disturbed. Throws 400 QUESTIONNAIRE_FAULTS with every fault named. */
export async function publish(tx: Transaction, { type, content, reason, staffId, now }: Publishing): Promise<number> {
  const faults = faultsOfContent(content, QUESTIONNAIRES[type])
  const [first] = faults
  if (first) {
    const more = faults.length > 1 ? `（还有 ${faults.length - 1} 处）` : ''
    throw new HttpError(400, 'QUESTIONNAIRE_FAULTS', `${first.words}${more}`, { details: { faults } })
  }
  const { published } = await setUpOf(tx, type)
  if (canonicalJson(await contentOfVersion(tx, type, published)) === canonicalJson(content))
    throw new HttpError(400, 'UNCHANGED', '没有改动')
  await freezeShipped(tx, type, now)
  const [last] = await tx
    .select({ number: questionnaireVersions.number })
    .from(questionnaireVersions)
    .where(eq(questionnaireVersions.type, type))
    .orderBy(desc(questionnaireVersions.number))
    .limit(1)
  const number = (last?.number ?? FIRST) + 1
  await tx.insert(questionnaireVersions).values({ type, number, content, publishedAt: now, publishedBy: staffId, reason })
  await keepSetUp(tx, type, { published: number })
  return number
}

/** Changes how a questionnaire is set up; the caller holds its lock. */
export async function keepSetUp(tx: Transaction, type: QuestionnaireType, change: Partial<SetUp>): Promise<void> {
  const { isOn, published } = { ...(await setUpOf(tx, type)), ...change }
  await tx
    .insert(questionnaires)
    .values({ type, isOn, published })
    .onConflictDoUpdate({ target: questionnaires.type, set: { isOn, published } })
}
