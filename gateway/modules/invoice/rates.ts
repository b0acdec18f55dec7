import { InvoiceSettingShape } from '../../../counter/contract/settings/shapes'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import type { products } from '../catalogue/schema'

const invoiceSetting = setting('invoice', InvoiceSettingShape)

type Kind = (typeof products.$inferSelect)['kind']
/** Percent of tax in the price, by what is sold; freight that is charged with goods is a part of their price. */
export type Rates = Readonly<Record<Kind | 'freight', number>>

/** As the law has it for goods (增值税法，13%): a shop that sells primary produce or goods free of tax says so at the counter. */
const GOODS = 13
export const LAWFUL_RATES: Rates = { chemical: GOODS, tcm: GOODS, device: GOODS, food: GOODS, care: GOODS, freight: GOODS }

/** What an operator said of invoices, or what is lawful where he said nothing. */
export async function invoiceRules(db: Querying): Promise<{ sellerTaxNumber: string; rates: Rates }> {
  const { sellerTaxNumber = '', ...rates } = (await settingOf(db, invoiceSetting)) ?? {}
  return { sellerTaxNumber, rates: { ...LAWFUL_RATES, ...rates } }
}
