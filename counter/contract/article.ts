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

/** What of an article may be edited ahead of time: also whether shoppers read it. */
export const ArticleAhead = z.extend(z.partial(ArticleFields), { isPublished: z.optional(z.boolean()) })
export type ArticleAhead = z.infer<typeof ArticleAhead>

/** The id of an article that is being written: nothing of that name is ever stored. */
export const NEW_ARTICLE = 'new'

export const ArticleHead = z.looseObject({
  articleId: Id,
  version: Version,
  title: z.string(),
  topic: z.string(),
  topicName: z.string(),
  author: z.string(),
  updatedOn: z.iso.date(),
  isPublished: z.boolean(),
})
export type ArticleHead = z.infer<typeof ArticleHead>

const Written = z.extend(ArticleHead, {
  summary: z.string(),
  authorTitle: z.string(),
  text: z.string(),
  sources: z.array(z.string()),
  /** Address of the shop's page that shows it. */
  path: z.string(),
  /** A card on home leads to it. */
  isOnHome: z.boolean(),
})
export type WrittenArticle = z.infer<typeof Written>

export const ArticleQuery = z.object({
  page: Page,
  size: Size,
  /** Part of the title or the text. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(50, '关键词最多 50 字'))),
  topic: z.optional(Id),
  state: z.optional(z.enum(['published', 'withdrawn'])),
})

const operators = ['operator'] as const
const ById = z.object({ articleId: Id })

export const article = {
  list: workEndpoint('GET /articles', {
    about: 'Health articles, published and not, the newest first, and the topics there are',
    roles: operators,
    query: ArticleQuery,
    output: z.extend(pageOf(ArticleHead), {
      topics: z.array(z.looseObject({ topic: Id, name: z.string() })),
      /** Where one that is being written is previewed. */ newPath: z.string(),
    }),
  }),
  one: workEndpoint('GET /articles/{articleId}', {
    about: 'One article as it is written',
    roles: operators,
    params: ById,
    output: Written,
  }),
  add: workEndpoint('POST /articles', {
    about: 'Write a new article; nobody sees it before it is published',
    title: '新写文章',
    version: 'none',
    roles: operators,
    body: ArticleFields,
    output: Written,
  }),
  edit: workEndpoint('PUT /articles/{articleId}', {
    about: 'Edit an article, where it is still what was seen; shoppers read a published one at once',
    title: '修改文章',
    version: 'required',
    roles: operators,
    params: ById,
    body: z.object({ edited: ArticleFields }),
    output: Written,
  }),
  publish: workEndpoint('POST /articles/{articleId}/publish', {
    about: 'Show an article to shoppers',
    title: '发布文章',
    version: 'required',
    roles: operators,
    params: ById,
    output: Written,
  }),
  withdraw: workEndpoint('POST /articles/{articleId}/withdraw', {
    about: 'Show an article to nobody any more; it stays written',
    title: '撤下文章',
    version: 'required',
    roles: operators,
    params: ById,
    output: Written,
  }),
}
