import { eq, or, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { namedIn } from '../catalogue/namedIn'
import { promiseIn } from '../catalogue/promises'
import { products } from '../catalogue/schema'
import { BadDocument, sectionsOf } from '../document/readDocument'
import { TOPICS } from './topics'

export type ArticleWords = {
  title: string
  topic: string
  summary: string
  author: string
  authorTitle: string
  text: string
  sources: readonly string[]
}
export type ArticleProblem = { field: keyof ArticleWords; message: string }

/** Ways to somebody who sells: none stands beside health knowledge (互联网广告管理办法, article 8). The emergency and public numbers are short. */
const CONTACTS = /https?:|www\.|[\w-]+\.(?:com|cn|net)\b|(?:^|\D)1[3-9]\d{9}(?!\d)|\d{3,4}-\d{7,8}|400-?\d{3}-?\d{4}|微信号|加微信|二维码/

/** What is wrong with an article, or with some of its fields, and in which of them; nothing where it may be published. */
export async function articleProblem(db: Querying, words: Partial<ArticleWords>): Promise<ArticleProblem | undefined> {
  return shapeProblem(words) ?? saidProblem(words) ?? (await namedProblem(db, words))
}

function shapeProblem({ topic, text }: Partial<ArticleWords>): ArticleProblem | undefined {
  if (topic !== undefined && !TOPICS.some((one) => one.topic === topic)) return { field: 'topic', message: '没有这个话题' }
  try {
    if (text !== undefined) sectionsOf(text.trim())
    return undefined
  } catch (error) {
    if (error instanceof BadDocument) return { field: 'text', message: error.message }
    throw error
  }
}

const READ = ['title', 'summary', 'text'] as const

const readIn = (words: Partial<ArticleWords>) =>
  READ.flatMap((field) => {
    const said = words[field]
    return said === undefined ? [] : [[field, said] as const]
  })

function saidProblem(words: Partial<ArticleWords>): ArticleProblem | undefined {
  for (const [field, said] of readIn(words)) {
    const promise = promiseIn(said)
    if (promise !== undefined) return { field, message: `「${promise}」像是在保证疗效，科普文章不能这样写` }
    if (CONTACTS.test(said)) return { field, message: '健康科普里不能有网址、联系电话或购买方式' }
  }
}

/** No brand, and no prescription drug of this shop. */
async function namedProblem(db: Querying, words: Partial<ArticleWords>): Promise<ArticleProblem | undefined> {
  for (const [field, said] of readIn(words)) {
    const [found] = await db
      .select({ name: products.name, brand: products.brandName, isBrand: namedIn(said, products.brandName) })
      .from(products)
      .where(or(sql`${eq(products.mark, 'rx')} and ${namedIn(said, products.name)}`, namedIn(said, products.brandName)))
      .limit(1)
    if (found?.isBrand) return { field, message: `「${found.brand}」是品牌，科普文章不能出现品牌` }
    if (found) return { field, message: `「${found.name}」是处方药，不能向公众宣传` }
  }
}
