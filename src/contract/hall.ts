import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Page, pageOf, Size } from './fields'
import { Keyword, SearchDanger, SearchHit, SearchNeed, SearchResult, Sort } from './search'

/** A page of the hall's products. The whole answer names nothing but them, and where it may be an emergency help alone. */
export const HallProducts = z
  .extend(pageOf(SearchHit), {
    tipDetails: SearchResult.shape.tipDetails,
    need: z.optional(SearchNeed),
    danger: z.optional(SearchDanger),
  })
  .register(z.globalRegistry, { id: 'HallProducts' })
export type HallProducts = z.infer<typeof HallProducts>

export const hall = {
  opening: endpoint('GET /hall', {
    about: 'The men’s health hall: whether the shop has one, and the first-level categories in which it holds goods',
    sameFor: 'everybody',
    provides: 'lists',
    output: z.looseObject({
      isOpen: z.boolean(),
      categories: z.array(z.looseObject({ categoryId: Id, name: z.string() })),
    }),
  }),
  products: endpoint('GET /hall/products', {
    about:
      'Goods of the hall, of a category or by words, in pages. What is looked for leaves no trace: no history, no hot word, no cached answer, no line of a log',
    query: z.object({
      keyword: z.optional(Keyword),
      categoryId: z.optional(Id),
      sort: z._default(Sort, 'overall'),
      page: Page,
      size: Size,
    }),
    provides: 'lists',
    output: HallProducts,
  }),
}
