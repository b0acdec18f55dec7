import { read } from '@/api/read'
import { search } from '@/contract/search'
import { scanBox } from '@/domain/scan/scanBox'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'

/** Scans a box: to the form, with the product of its barcode where the shop has it. */
export const scanMedicine = () => scanBox(toForm)

async function toForm(digits: string) {
  const { results } = await read(search.result, { query: { keyword: digits } })
  const [product] = results
  if (product) return go('cabinetMedicine', { mode: 'add', productCode: product.productCode })
  const question = { title: '店里没有这个条码', text: '照着药盒填药名和规格，也能放进药箱。', no: '先不放', yes: '自己填' }
  return (await confirm(question)) ? go('cabinetMedicine', { mode: 'add' }) : undefined
}
