import { and, asc, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { ArticleToRead } from '../../../src/contract/article'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { products } from '../catalogue/schema'
import type { SymptomId } from '../catalogue/taxonomy'
import { orderLines } from '../purchase/schema'
import { newestFirst } from './found'
import { articles } from './schema'
import { cardOf, type ArticleRow } from './views'

type Bought = Pick<typeof products.$inferSelect, 'symptomIds' | 'audiences' | 'mark'> & { lineId: string }

/** How many articles stand below an order, and of how many of its lines they are looked for. */
const MAX_TO_READ = 2
const MAX_LINES = 5

/** What the title of an article has that fits a product for this. A shop writes its own articles: none that fits is none shown. */
const WORDS: Readonly<Record<SymptomId, readonly string[]>> = {
  fever: ['感冒药', '发烧'],
  cough: ['咳嗽'],
  stomach: ['反酸', '胃'],
  rhinitis: ['鼻炎'],
  joint: ['关节'],
  itch: ['痒'],
  dryEye: ['眼睛'],
  pressure: ['血压'],
  sugar: ['血糖'],
  lipid: ['血脂'],
  headache: ['头痛'],
  insomnia: ['睡不着'],
  diarrhea: ['拉肚子', '腹泻'],
  constipation: ['便秘'],
  toothache: ['口腔', '牙'],
  wound: ['烫伤', '伤口'],
  athleteFoot: ['脚气'],
  period: ['月经'],
  fatigue: ['疲劳'],
  calcium: ['补钙'],
}

/** Articles that fit what was bought, each beside the line it stands for: the lines take turns, and none is there twice. */
export async function articlesToRead(db: Db, orderCode: string): Promise<ArticleToRead[]> {
  const lines = await boughtOf(db, orderCode)
  const fitting = await Promise.all(lines.map((line) => fittingOf(db, line)))
  const turns = Array.from({ length: MAX_TO_READ }, (_turn, turn) => fitting.flatMap((ones) => ones.slice(turn, turn + 1))).flat()
  return turns.filter(({ articleId }, place) => turns.findIndex((one) => one.articleId === articleId) === place).slice(0, MAX_TO_READ)
}

const boughtOf = (db: Db, orderCode: string): Promise<Bought[]> =>
  db
    .select({ lineId: orderLines.lineId, symptomIds: products.symptomIds, audiences: products.audiences, mark: products.mark })
    .from(orderLines)
    .innerJoin(products, eq(products.productCode, orderLines.productCode))
    .where(eq(orderLines.orderCode, orderCode))
    .orderBy(asc(orderLines.position))
    .limit(MAX_LINES)

/** Those whose title fits, for children first where it is for children alone; then, for a medicine, how medicine is taken. */
async function fittingOf(db: Db, line: Bought): Promise<ArticleToRead[]> {
  const fits = titleFits(line.symptomIds.flatMap((id) => wordsOf(id)))
  const taken = line.mark === 'none' ? undefined : eq(articles.topic, 'medication')
  if (!fits && !taken) return []
  const forChildren = eq(articles.topic, 'child')
  const first = line.audiences.join() === 'child' ? desc(forChildren) : asc(forChildren)
  const found: ArticleRow[] = await replicaOf(db)
    .select()
    .from(articles)
    .where(and(eq(articles.isPublished, true), or(fits, taken)))
    .orderBy(...(fits ? [desc(fits)] : []), first, ...newestFirst())
    .limit(MAX_TO_READ)
  return found.map((row) => ({ ...cardOf(row), lineId: line.lineId }))
}

/** A pharmacy's own list may bring symptoms that this release does not know. */
const wordsOf = (symptomId: string): readonly string[] => (WORDS as Partial<Record<string, readonly string[]>>)[symptomId] ?? []
const titleFits = (words: readonly string[]): SQL | undefined => or(...words.map((word) => ilike(articles.title, `%${word}%`)))
