import * as z from 'zod/mini'
import { LONGEST, MAX_ALIASES } from '../../../../counter/contract/goods'
import { barcodeOf } from '../../../../src/lib/barcode'
import { CATEGORIES, SYMPTOMS } from '../taxonomy'
import type { Kind, Mark } from '../types'

/** A validation error of a cell, in words for the author of the list. */
export class BadValue extends Error {}

/** One column of a catalogue file: its name, what people also call it, whether each row needs it, and what a cell means. */
export type Column<T> = { aliases: string[]; required: boolean; about: string; read: (cell: string) => T }

export const text = (longest: number) => (cell: string) => {
  if (cell.length > longest) throw new BadValue(`超过 ${longest} 个字`)
  return cell
}
export const required = (longest: number) => (cell: string) => {
  if (cell === '') throw new BadValue('不能为空')
  return text(longest)(cell)
}
const optionalText = (longest: number) => (cell: string) => (cell === '' ? null : text(longest)(cell))

export const list =
  (longest: number, max = 30) =>
  (cell: string) => {
    const values = cell.split(/[;；|]/).flatMap((value) => value.trim() || [])
    if (values.length > max) throw new BadValue(`超过 ${max} 项`)
    return values.map(text(longest))
  }

/** Yuan with at most two decimals, as cents. */
function money(cell: string): number {
  const match = /^[¥￥]?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(cell.replace(/,/g, ''))
  if (!match) throw new BadValue('应为金额，如 22.80')
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  if (cents === 0) throw new BadValue('金额应大于 0')
  return cents
}

export const whole = (max: number) => (cell: string) => {
  if (!/^\d{1,9}$/.test(cell) || Number(cell) > max) throw new BadValue(`应为 0 到 ${max} 的整数`)
  return Number(cell)
}

/** A day, as 2026-10-10; empty: none. */
export const day = (cell: string): string | null => {
  if (cell === '') return null
  if (!z.iso.date().safeParse(cell).success) throw new BadValue('应为日期，如 2026-10-10')
  return cell
}

export const choice = <T>(choices: Record<string, T>, shown: string) => {
  const byName = new Map(Object.entries(choices).map(([name, value]) => [name.toLowerCase(), { value }]))
  return (cell: string): T => {
    const found = byName.get(cell.toLowerCase())
    if (!found) throw new BadValue(`应为 ${shown} 之一`)
    return found.value
  }
}

const KINDS: Record<string, Kind> = {
  chemical: 'chemical', 化学药: 'chemical', 化学药品: 'chemical', 西药: 'chemical',
  tcm: 'tcm', 中成药: 'tcm',
  device: 'device', 医疗器械: 'device',
  food: 'food', 保健食品: 'food',
  care: 'care', 日用护理: 'care',
} // prettier-ignore

const MARKS: Record<string, Mark> = {
  rx: 'rx', 处方药: 'rx',
  otcA: 'otcA', 甲类: 'otcA', OTC甲: 'otcA', 甲类OTC: 'otcA', 甲类非处方药: 'otcA',
  otcB: 'otcB', 乙类: 'otcB', OTC乙: 'otcB', 乙类OTC: 'otcB', 乙类非处方药: 'otcB',
  none: 'none', 无: 'none', 非药品: 'none', '': 'none',
} // prettier-ignore

const LEAVES: Record<string, string> = Object.fromEntries(
  CATEGORIES.flatMap(({ children }) =>
    Object.entries(children).flatMap(([id, name]) => [
      [id, id],
      [name, id],
    ]),
  ),
)
export const SYMPTOM_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(SYMPTOMS).flatMap(([id, name]) => [
    [id, id],
    [name, id],
  ]),
)
const AUDIENCES: Record<string, string> = {
  adult: 'adult',
  成人: 'adult',
  child: 'child',
  儿童: 'child',
  elder: 'elder',
  老年人: 'elder',
  老人: 'elder',
}

export const listOf = (choices: Record<string, string>, shown: string) => {
  const split = list(20)
  const chosen = choice(choices, shown)
  return (cell: string) => [...new Set(split(cell).map(chosen))]
}

export const column = <T>(about: string, aliases: string[], read: (cell: string) => T, isRequired = false): Column<T> => ({
  about,
  aliases,
  read,
  required: isRequired,
})

/** Every column a catalogue file may have; `npm run catalogue -- --columns` prints them. Money is in yuan in the file and nowhere else. */
export const COLUMNS = {
  product_code: column(
    'Product code, 1 to 18 digits; rows of one product stand together',
    ['商品编码', '商品编号'],
    (cell) => {
      if (!/^\d{1,18}$/.test(cell)) throw new BadValue('应为 1 到 18 位数字')
      return cell
    },
    true,
  ),
  name: column('Generic name with its form', ['通用名', '商品名称', '药品名称', '名称'], required(LONGEST.name), true),
  brand: column('Brand', ['品牌'], required(LONGEST.brandName), true),
  maker: column('Maker', ['生产企业', '生产厂家', '厂家'], required(LONGEST.makerName), true),
  kind: column(
    'chemical, tcm, device, food or care',
    ['类别', '商品类型'],
    choice(KINDS, '化学药、中成药、医疗器械、保健食品、日用护理'),
    true,
  ),
  mark: column('rx, otcA, otcB or none', ['药品标识', '处方类型', '处方分类'], choice(MARKS, '处方药、甲类、乙类、无'), true),
  category: column(
    'Second-level category, by id or name',
    ['分类', '二级分类'],
    choice(LEAVES, '商城的二级分类（见 gateway/modules/catalogue/README.md）'),
    true,
  ),
  specification: column('Packing, as printed on the box', ['规格', '包装规格'], required(LONGEST.specification), true),
  unit: column('Unit of one packing', ['单位', '包装单位'], required(LONGEST.unit), true),
  sale_price: column('Price in yuan', ['售价', '销售价', '价格'], money, true),
  stock: column('Pieces that can be sold', ['库存', '库存数量'], whole(9999999), true),
  form: column('Dosage form', ['剂型'], text(LONGEST.form)),
  approval_number: column('Approval or filing number', ['批准文号'], optionalText(LONGEST.approvalNumber)),
  market_price: column('Struck-through price in yuan', ['划线价', '市场价', '原价'], (cell) => (cell === '' ? null : money(cell))),
  sku_code: column('Code of the packing; made from product code and place where empty', ['规格编码'], (cell) => {
    if (cell !== '' && !/^[\w-]{1,40}$/.test(cell)) throw new BadValue('只能由字母、数字、下划线和短横组成')
    return cell === '' ? null : cell
  }),
  barcode: column('Barcode on the box: 8, 12, 13 or 14 digits', ['商品条码', '条形码', '条码', '69码', 'gtin', 'ean'], (cell) => {
    const barcode = barcodeOf(cell)
    if (cell !== '' && barcode === undefined) throw new BadValue('不是商品条码：应为 8、12、13 或 14 位数字，最后一位是校验码')
    return barcode ?? null
  }),
  status: column('2 on the shelf, 3 off the shelf, 4 out of stock; 2 where empty', ['状态', '商品状态'], (cell) =>
    cell === '' ? 2 : whole(9999)(cell),
  ),
  antibiotic: column(
    'yes or no',
    ['抗菌药', '抗生素'],
    choice({ yes: true, 是: true, true: true, '1': true, no: false, 否: false, false: false, '0': false, '': false }, '是、否'),
  ),
  english_name: column('English name', ['英文名'], optionalText(LONGEST.englishName)),
  ingredients: column('Active substances, separated by ;', ['成份', '成分', '主要成份'], list(200)),
  aliases: column('Other names people type, separated by ;', ['别名'], list(LONGEST.aliases, MAX_ALIASES)),
  symptoms: column(
    'Symptoms, by id or name, separated by ;',
    ['症状'],
    listOf(SYMPTOM_NAMES, '商城的症状（见 gateway/modules/catalogue/README.md）'),
  ),
  audiences: column('adult, child, elder, separated by ;', ['适用人群'], listOf(AUDIENCES, '成人、儿童、老年人')),
  buy_limit: column('Most pieces one member may buy', ['限购', '限购数量'], (cell) => (cell === '' ? null : whole(9999)(cell) || null)),
  summary: column('One sentence about its use', ['用途', '简介'], text(LONGEST.summary)),
  indications: column('Leaflet: indications', ['适应症', '功能主治', '适用范围'], text(4000)),
  dosage: column('Leaflet: dosage', ['用法用量', '使用方法'], text(4000)),
  adverse: column('Leaflet: adverse reactions', ['不良反应'], text(4000)),
  contraindications: column('Leaflet: contra-indications', ['禁忌', '禁忌症'], text(4000)),
  precautions: column('Leaflet: precautions', ['注意事项'], text(LONGEST.leaflet)),
  interactions: column('Leaflet: interactions', ['药物相互作用'], text(4000)),
  storage: column('Leaflet: storage', ['贮藏', '贮存'], text(400)),
  shelf_life: column('Leaflet: shelf life', ['有效期', '保质期'], text(60)),
}
export type ColumnName = keyof typeof COLUMNS
export type Cells = { [Name in ColumnName]: ReturnType<(typeof COLUMNS)[Name]['read']> }
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]
