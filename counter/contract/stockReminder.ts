import * as z from 'zod/mini'
import { Instant, Page, pageOf, ProductCode, Size, SkuCode } from '../../src/contract/fields'
import { workEndpoint } from './workEndpoint'

/** A packing that members asked to be told of. Who they are is nobody's business here. */
export const AwaitedSku = z.looseObject({
  skuCode: SkuCode,
  productCode: ProductCode,
  name: z.string(),
  specification: z.string(),
  /** Members who wait, and since when the first of them does. */
  people: z.int().check(z.positive()),
  since: Instant,
  stock: z.int(),
  /** It cannot be bought, whatever its stock is. */
  isOffShelf: z.boolean(),
})
export type AwaitedSku = z.infer<typeof AwaitedSku>

export const StockReminderQuery = z.object({ page: Page, size: Size, order: z._default(z.enum(['longest', 'most']), 'longest') })

export const stockReminder = {
  list: workEndpoint('GET /stockReminders', {
    about: 'What members wait for until it can be bought again: how many, and since when',
    roles: ['pharmacist', 'clerk', 'operator'],
    query: StockReminderQuery,
    output: pageOf(AwaitedSku),
  }),
}
