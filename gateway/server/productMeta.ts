import { eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { products } from '../tables'
import type { Meta } from './withMeta'
import { shopOf } from '../kernel/shop'

/** What a product's page says to crawlers. Of a prescription drug neither pack nor leaflet, only how it is bought (LAW-AND-PRIVACY, D4, D5). */
export async function productMeta(db: Db, productCode: string): Promise<Meta | undefined> {
  const [product] = await db.select().from(products).where(eq(products.productCode, productCode))
  if (!product) return undefined
  const { name, brandName, makerName, summary, mark, pictures } = product
  const title = `${name} ${brandName} - ${(await shopOf(db)).name}`
  const keywords = [name, brandName, ...product.aliases].join(',')
  if (mark === 'rx')
    return { title, keywords, description: '处方药须凭处方在药师指导下购买和使用', picture: '/pictures/sealed-750.webp', isIndexed: true }
  const [picture] = pictures
  return {
    title,
    keywords,
    description: `${name}，${brandName}，${makerName}。${summary}`.slice(0, 160),
    ...(picture && { picture: `/pictures/${picture}-750.webp` }),
    isIndexed: true,
  }
}
