import { LONGEST } from '../../../../counter/contract/goods'
import { ProductStatus } from '../../../../src/contract/productCard'
import { bannedReason } from '../banned'
import type { CatalogueRow } from '../row'
import { BadValue, COLUMN_NAMES, COLUMNS, type Cells, type ColumnName } from './columns'
import type { RawRow } from './records'

/** A cell that cannot be taken: where it stands and why. Lines count from 1, the heading included. */
export type BadCell = { line: number; column: string; value: string; reason: string }

/** The meaning of each cell of a row, or everything that is wrong with it. */
export function cellsOf({ line, cells, problem }: RawRow): { cells: Cells } | { bad: BadCell[] } {
  if (problem !== undefined) return { bad: [{ line, column: '（整行）', value: '', reason: problem }] }
  const bad: BadCell[] = []
  const read: Partial<Record<ColumnName, unknown>> = {}
  for (const name of COLUMN_NAMES) {
    const value = cells[name] ?? ''
    try {
      read[name] = COLUMNS[name].read(value)
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      bad.push({ line, column: name, value, reason: error.message })
    }
  }
  if (bad.length > 0) return { bad }
  const whole = read as Cells
  const wrong = contradictionIn(whole)
  return wrong ? { bad: [{ line, value: cells[wrong.column] ?? '', ...wrong }] } : { cells: whole }
}

/** What each cell may say alone, but not together. */
function contradictionIn(cells: Cells): { column: ColumnName; reason: string } | undefined {
  const isMedicine = cells.kind === 'chemical' || cells.kind === 'tcm'
  if (isMedicine && cells.mark === 'none') return { column: 'mark', reason: '药品应为处方药、甲类或乙类' }
  if (!isMedicine && cells.mark !== 'none') return { column: 'mark', reason: '不是药品，药品标识应为 无' }
  if (cells.market_price !== null && cells.market_price < cells.sale_price) return { column: 'market_price', reason: '划线价不应低于售价' }
  if (cells.sku_code !== null && !cells.sku_code.startsWith(`${cells.product_code}-`))
    return { column: 'sku_code', reason: '应以商品编码加短横开头' }
  const refusal = bannedReason({
    name: cells.name,
    ingredients: cells.ingredients,
    form: cells.form,
    kind: cells.kind,
    approvalNumber: cells.approval_number,
  })
  return refusal === undefined ? undefined : { column: 'name', reason: refusal }
}

/** One packing of a product that is being gathered; `place` counts all its rows, also bad ones, so that codes stay when one is mended. */
export type PackingRow = { cells: Cells; place: number }

/** A product from its rows, one for each packing; what is the same for all is taken from the first. */
export function productRow([first, ...others]: [PackingRow, ...PackingRow[]]): CatalogueRow {
  const { cells } = first
  const packings = [first, ...others].map((row) => ({
    skuCode: skuCodeOf(row),
    specification: row.cells.specification,
    unit: row.cells.unit,
    barcode: row.cells.barcode,
    salePrice: row.cells.sale_price,
    marketPrice: row.cells.market_price,
    stock: row.cells.stock,
    status: row.cells.status,
  }))
  const product = {
    productCode: cells.product_code,
    name: cells.name,
    englishName: cells.english_name,
    brandName: cells.brand,
    makerName: cells.maker,
    kind: cells.kind,
    mark: cells.mark,
    isAntibiotic: cells.antibiotic,
    form: cells.form,
    approvalNumber: cells.approval_number,
    categoryId: cells.category,
    symptomIds: cells.symptoms,
    audiences: cells.audiences.length > 0 ? cells.audiences : ['adult'],
    ingredients: cells.ingredients,
    aliases: cells.aliases,
    status: packings.some(({ status }) => status === ProductStatus.onShelf) ? ProductStatus.onShelf : cells.status,
    summary: cells.summary || firstSentence(cells.indications),
    keyFacts: [
      { label: '怎么用', text: firstSentence(cells.dosage) },
      { label: '禁忌', text: firstSentence(cells.contraindications) },
    ].filter(({ text }) => text !== ''),
    sections: sectionsOf(cells, packings.map(({ specification }) => specification).join('；')),
    pictures: [cells.product_code],
    buyLimit: cells.buy_limit,
    thirdPlatform: null,
  }
  return { product, packings, combinations: null, stairPrices: null }
}

export const skuCodeOf = ({ cells, place }: PackingRow) => cells.sku_code ?? `${cells.product_code}-${place}`

const firstSentence = (text: string) => (/^[^。\n]*。?/.exec(text)?.[0] ?? '').slice(0, LONGEST.fact)

/** The leaflet from the list's columns, in the statutory order. */
function sectionsOf(cells: Cells, specifications: string): Array<{ heading: string; text: string }> {
  const isMedicine = cells.kind === 'chemical' || cells.kind === 'tcm'
  const warning = cells.mark === 'rx' ? '处方药须凭处方在药师指导下购买和使用' : '请按药品说明书或者在药师指导下购买和使用'
  const sections: Array<[string, string | null]> = [
    ['警示语', isMedicine ? warning : null],
    [isMedicine ? '药品名称' : '产品名称', `通用名称：${cells.name}${cells.english_name ? `\n英文名称：${cells.english_name}` : ''}`],
    ['成份', cells.ingredients.join('、')],
    [cells.kind === 'tcm' ? '功能主治' : isMedicine ? '适应症' : '适用范围', cells.indications],
    ['规格', specifications],
    [isMedicine ? '用法用量' : '使用方法', cells.dosage],
    ['不良反应', cells.adverse],
    ['禁忌', cells.contraindications],
    ['注意事项', cells.precautions],
    ['药物相互作用', cells.interactions],
    ['贮藏', cells.storage],
    ['有效期', cells.shelf_life],
    ['批准文号', cells.approval_number],
    ['生产企业', cells.maker],
  ]
  return sections.flatMap(([heading, text]) => (text ? [{ heading, text }] : []))
}
