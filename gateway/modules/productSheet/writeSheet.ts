import { shelfName } from '../../../counter/contract/goods'
import type { SkuRow } from '../../../counter/contract/product'
import { yuan } from '../../../src/lib/money'
import { csvOf } from '../../lib/csv'

const HEADINGS = ['规格编码', '商品名称', '规格', '售价', '库存', '状态', '限购']

/** Packings as a CSV that a spreadsheet opens and the import takes as it is. */
export const writeSheet = (rows: readonly SkuRow[]): string => csvOf([HEADINGS, ...rows.map(cellsOf)])

const cellsOf = ({ skuCode, name, specification, salePrice, stock, status, buyLimit }: SkuRow) => [
  skuCode,
  name,
  specification,
  yuan(salePrice),
  String(stock),
  shelfName(status),
  buyLimit === null ? '不限' : String(buyLimit),
]
