import * as z from 'zod/mini'
import { field, number, type Editor } from './editor'
import { Whole } from './shapes'

export const TopListShape = z.object({
  /** How many members bought a product at least before it stands in a list. */
  leastBuyers: Whole(1, 1000),
})
export type TopListSetting = z.infer<typeof TopListShape>

export const TOP_LIST_EDITOR: Editor = { kind: 'fields', fields: [field('leastBuyers', '至少购买的会员', number('位'), 5)] }
