import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Id, Page, pageOf, Size } from './fields'

const CARD = {
  articleId: Id,
  title: z.string(),
  topic: Id,
  topicName: z.string(),
  /** One or two sentences: what one knows after reading it. */
  summary: z.string(),
  /** Who wrote it, and what he is: 沈知夏, 主管药师. */
  author: z.string(),
  authorTitle: z.string(),
  /** Minutes an unhurried reader takes. */
  minutes: z.int(),
}

/** What a list shows of an article. */
export const ArticleCard = z.looseObject(CARD).register(z.globalRegistry, { id: 'ArticleCard' })
export type ArticleCard = z.infer<typeof ArticleCard>

/** Health knowledge in plain words. No advertisement: it names no brand and no prescription drug, and its page leads to no product. */
export const Article = z
  .looseObject({
    ...CARD,
    /** The day its text was last changed, in the shop's time. */
    updatedOn: z.iso.date(),
    sections: z.array(z.looseObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
    /** The guidelines and fact sheets it rests on, by their names. */
    sources: z.array(z.string()),
    /** Others of its topic. */
    related: z.array(ArticleCard),
  })
  .register(z.globalRegistry, { id: 'Article' })
export type Article = z.infer<typeof Article>

/** An article that fits a line of an order. */
export const ArticleToRead = z.extend(ArticleCard, { lineId: Id }).register(z.globalRegistry, { id: 'ArticleToRead' })
export type ArticleToRead = z.infer<typeof ArticleToRead>

/** The specification names the call “health pop-science” and no field of it: all are ours. */
export const article = {
  list: endpoint('GET /articles', {
    about: 'Health articles of one topic or all, newest first; with words those that have all of them, in the title first',
    sameFor: 'everybody',
    query: z.object({
      topic: z.optional(Id),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50, '搜索词最多 50 字'))),
      page: Page,
      size: Size,
    }),
    output: pageOf(ArticleCard),
    fallback: EMPTY_PAGE,
  }),
  topics: endpoint('GET /articleTopics', {
    about: 'Topics that have articles, in the shop’s order',
    sameFor: 'everybody',
    output: z.looseObject({ results: z.array(z.looseObject({ topic: Id, name: z.string() })) }),
    fallback: { results: [] },
  }),
  one: endpoint('GET /articles/{articleId}', {
    about: 'One health article with its sources',
    sameFor: 'everybody',
    params: z.object({ articleId: Id }),
    output: Article,
  }),
  toRead: endpoint('GET /orders/{orderCode}/articles', {
    about: 'At most two health articles that fit what this member’s order holds, each with the line it stands for',
    session: 'required',
    params: z.object({ orderCode: Id }),
    provides: 'order',
    output: z.looseObject({ results: z.array(ArticleToRead) }),
    fallback: { results: [] },
  }),
}
