import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { ListedQuestionnaire, QuestionnaireSetUp } from '../../../counter/contract/questionnaire'
import { QUESTIONNAIRE_TYPES, type QuestionnaireType } from '../../../src/contract/questionnaire'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { versionOf } from '../../kernel/work/version'
import { questionnaireAnswers, questionnaireVersions } from './schema'
import { contentOfVersion, FIRST, setUpOf } from './versions'

async function listedOf(db: Querying, type: QuestionnaireType): Promise<ListedQuestionnaire> {
  const { isOn, published } = await setUpOf(db, type)
  const { title } = await contentOfVersion(db, type, published)
  const ofType = eq(questionnaireAnswers.type, type)
  const [all] = await db.select({ rows: count() }).from(questionnaireAnswers).where(ofType)
  const halfDone = await db.$count(questionnaireAnswers, and(ofType, isNull(questionnaireAnswers.finishedAt)))
  return { type, title, isOn, published, halfDone, finished: (all?.rows ?? 0) - halfDone }
}

export const listSetUps = (db: Querying): Promise<ListedQuestionnaire[]> => inTurn(QUESTIONNAIRE_TYPES, (type) => listedOf(db, type))

/** What a decision on a questionnaire is made by; how many answered it is no fact. */
export const factsOf = async (db: Querying, type: QuestionnaireType) => ({ type, ...(await setUpOf(db, type)) })

export async function setUpView(db: Querying, type: QuestionnaireType): Promise<QuestionnaireSetUp> {
  const facts = await factsOf(db, type)
  const { number, publishedAt, reason } = questionnaireVersions
  const rows = await db
    .select({ number, publishedAt, reason, publishedBy: staff.name })
    .from(questionnaireVersions)
    .leftJoin(staff, eq(staff.staffId, questionnaireVersions.publishedBy))
    .where(eq(questionnaireVersions.type, type))
    .orderBy(desc(number))
  const told = rows.filter((row) => row.number !== FIRST).map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
  return {
    ...(await listedOf(db, type)),
    version: versionOf(facts),
    content: await contentOfVersion(db, type, facts.published),
    versions: [...told, { number: FIRST, publishedAt: null, publishedBy: null, reason: '随产品提供' }],
  }
}
