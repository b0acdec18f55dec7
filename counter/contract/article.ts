import * as z from 'zod/mini'
import { Id, Page, pageOf, Size } from '../../src/contract/fields'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const line = (name: string, max: number) =>
  z.string(`请填写${name}`).check(z.trim(), z.minLength(1, `请填写${name}`), z.maxLength(max, `${name}不超过 ${max} 字`))

/** What is written of an article. */
export const ArticleFields = z.object({
  title: line('标题', 40),
  topic: z.string('请选择话题').check(z.minLength(1, '请选择话题')),
  summary: line('提要', 100),
  author: line('作者', 20),
  authorTitle: line('作者职称', 20),
  /** Sections, each under a line `## 标题`, its paragraphs apart by an empty line. */
  text: line('正文', 20_000),
  sources: z.array(line('资料名称', 100)).check(z.minLength(1, '至少写一份参考资料'), z.maxLength(10, '参考资料最多 10 份')),
})
export type ArticleFields = z.infer<typeof ArticleFields>

/** What a revision of an article may have: what is written, and whether shoppers read it. */
export const ArticleAhead = z.extend(z.partial(ArticleFields), { isPublished: z.optional(z.boolean()) })
export type ArticleAhead = z.infer<typeof ArticleAhead>

/** All of one that nobody has published yet. */
export const NewArticle = z.extend(ArticleFields, { isPublished: z.boolean() })
export type NewArticle = z.infer<typeof NewArticle>

/** Whether a pharmacist looks at it before shoppers read it: words, and an article that they read (again); not one that is withdrawn. */
export const isCheckedArticle = ({ isPublished, ...words }: ArticleAhead): boolean => isPublished === true || Object.keys(words).length > 0

const Topics = z.array(z.looseObject({ topic: Id, name: z.string() }))

export const ArticleHead = z.looseObject({
  articleId: Id,
  title: z.string(),
  topic: z.string(),
  topicName: z.string(),
  author: z.string(),
  updatedOn: z.iso.date(),
  isPublished: z.boolean(),
})
export type ArticleHead = z.infer<typeof ArticleHead>

/** One article as it is written; one that nobody has published is there, too, empty: its id is chosen by whoever begins it. */
const ArticleDetail = z.looseObject({
  articleId: Id,
  version: Version,
  isNew: z.boolean(),
  fields: z.looseObject({
    title: z.string(),
    topic: z.string(),
    summary: z.string(),
    author: z.string(),
    authorTitle: z.string(),
    text: z.string(),
    sources: z.array(z.string()),
    isPublished: z.boolean(),
  }),
  topics: Topics,
  /** The day that readers are told; null of a new one. */
  updatedOn: z.nullable(z.iso.date()),
  /** Address of the shop's page that shows it. */
  path: z.string(),
  /** A card on home leads to it. */
  isOnHome: z.boolean(),
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

export const ArticleQuery = z.object({
  page: Page,
  size: Size,
  /** Part of the title or the text. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(50, '关键词最多 50 字'))),
  topic: z.optional(Id),
  state: z.optional(z.enum(['published', 'withdrawn'])),
})

const operators = ['operator'] as const

export const article = {
  list: workEndpoint('GET /articles', {
    about: 'Health articles, published and not, the newest first, and the topics there are',
    roles: operators,
    query: ArticleQuery,
    output: z.extend(pageOf(ArticleHead), { topics: Topics }),
  }),
  one: workEndpoint('GET /articles/{articleId}', {
    about: 'One article as it is written; an id that nobody has used yet is one that can be written',
    roles: operators,
    params: z.object({ articleId: Id }),
    output: ArticleDetail,
  }),
}
