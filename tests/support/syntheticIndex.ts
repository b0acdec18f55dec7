import { syntheticCatalogue } from '../bench/syntheticCatalogue'
import { indexOf, type SearchIndex } from '../../gateway/modules/search/searchIndex'
import type { Source } from '../../gateway/modules/search/source'

/** The search index of `count` invented products, without a database. */
export async function syntheticIndex(count: number): Promise<SearchIndex> {
  const sources = new Map<string, Source>()
  const lines = syntheticCatalogue(count)
  const columns = new Map(
    String(lines.next().value)
      .split(',')
      .map((name, place) => [name, place]),
  )
  for (const line of lines) {
    const cells = line.split(',')
    const cell = (name: string) => cells[columns.get(name) ?? -1] ?? ''
    const productCode = cell('product_code')
    sources.set(productCode, {
      productCode,
      name: cell('name'),
      englishName: null,
      brandName: cell('brand'),
      kind: 'chemical',
      mark: cell('mark') as Source['mark'],
      form: cell('form'),
      categoryId: cell('category'),
      symptomIds: cell('symptoms').split(';'),
      audiences: [cell('audiences')],
      ingredients: [cell('ingredients')],
      aliases: [cell('aliases')],
      sales: Number(productCode) % 997,
      price: Math.round(Number(cell('sale_price')) * 100),
    })
  }
  const batches = (async function* () {
    yield [...sources.values()]
  })()
  return indexOf({ sources: { most: sources.size, batches }, needs: [], dangers: [], aliases: [] }, 1)
}
