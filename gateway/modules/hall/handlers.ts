import { hall } from '../../../src/contract/hall'
import { replicaOf } from '../../db/replica'
import { implement } from '../../kernel/implement'
import { isOpen } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { withinAllowance } from '../search/allowance'
import { currentSearch } from '../search/current'
import { dangerAnswer } from '../search/dangerAnswer'
import { EVERY_PRODUCT } from '../search/engine'
import { needAnswer } from '../search/needAnswer'
import { hitsOf } from '../search/pageOfCards'
import { searchedPartOf, tipOf } from '../search/searchedPart'
import { categoriesOf } from './categoriesOf'

const nothing = (currentPage: number) => ({ results: [], hits: 0, currentPage, hasMore: false, tipDetails: null })

export const hallHandlers = implement(hall, {
  opening: async ({ db }) => {
    const own = await hallOf(db)
    return { isOpen: isOpen(own), categories: isOpen(own) ? await categoriesOf(replicaOf(db), own) : [] }
  },

  products: async (context) => {
    const { db, now, query } = context
    const { keyword = '', categoryId, sort, page, size } = query
    const own = await hallOf(db)
    if (!isOpen(own)) return nothing(page)
    const current = await currentSearch(db)
    const typed = keyword.trim()
    const wish = { ...EVERY_PRODUCT, keyword: searchedPartOf(typed), categoryId, sort, within: own }
    const answered = await withinAllowance(context, current.vocabulary, async (work) => {
      const danger = current.vocabulary.dangers.in(typed, work)
      return danger ? { danger } : { found: await current.find(wish, { page, size }, work) }
    })
    if (answered.danger) return { ...nothing(page), danger: dangerAnswer(answered.danger, page).danger }
    const { found } = answered
    return {
      ...(await hitsOf(replicaOf(db), { found, page, size, now })),
      tipDetails: tipOf(typed, found),
      // What may stand behind a need leads out of the hall: it is not offered.
      ...(await needAnswer(replicaOf(db), found, { neighbours: [], now })),
    }
  },
})
