import { and, eq } from 'drizzle-orm'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { articles } from '../article/schema'
import { products } from '../catalogue/schema'
import { routeOfAddress } from '../../kernel/shopAddress'
import { currentSearch } from '../search/current'
import { namedIn, RX } from './namedIn'

export type Card = { title: string; text: string; picture: string | null; link: string }

/** What is wrong with a banner or a card: its words, its picture, or where it leads. None may advertise a prescription drug. */
export async function cardProblem(db: Db, { title, text, picture, link }: Card): Promise<Problem | undefined> {
  const [named] = await namedIn(db, `${title}\n${text}`, RX)
  if (named) return { path: title.includes(named) ? 'title' : 'text', message: `「${named}」是处方药，处方药不能做广告` }
  const code = picture?.replace('/pictures/', '')
  const pictured = code === undefined ? undefined : await productProblem(db, code)
  if (pictured !== undefined) return { path: 'picture', message: pictured }
  const led = await linkProblem(db, link)
  return led === undefined ? undefined : { path: 'link', message: led }
}

async function linkProblem(db: Db, link: string): Promise<string | undefined> {
  if (!link.startsWith('/')) return undefined
  const { pathname, searchParams } = new URL(link, 'http://shop')
  const { params } = routeOfAddress(pathname) ?? {}
  if (!params) return '商城里没有这个地址'
  const keyword = searchParams.get('keyword')
  if (keyword !== null && (await (await currentSearch(db)).leadsToPrescription(keyword)))
    return `「${keyword}」只找得到处方药，或者什么也找不到`
  const { productCode, articleId } = params
  if (articleId !== undefined) return articleLinkProblem(db, articleId)
  return productCode === undefined ? undefined : productProblem(db, productCode)
}

async function articleLinkProblem(db: Db, articleId: string): Promise<string | undefined> {
  const [article] = await db
    .select({ articleId: articles.articleId })
    .from(articles)
    .where(and(eq(articles.articleId, articleId), eq(articles.isPublished, true)))
  return article ? undefined : '没有这篇文章，或者还没有发布'
}

async function productProblem(db: Db, productCode: string): Promise<string | undefined> {
  const [product] = await db.select({ mark: products.mark }).from(products).where(eq(products.productCode, productCode))
  if (!product) return `没有编码为 ${productCode} 的商品`
  return product.mark === 'rx' ? `${productCode} 是处方药，处方药不能做广告` : undefined
}
