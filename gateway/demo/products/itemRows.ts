import { ProductStatus } from '../../../src/contract/productCard'
import { barcodeOf, checkDigitOf } from '../../../src/lib/barcode'
import { MAKERS } from './brands'
import { isMedicine, leafletOf } from './leaflet'
import type { CatalogueRow } from '../../modules/catalogue/row'
import type { Kind } from '../../modules/catalogue/types'
import type { Item, Offer } from './item'
import { COMBINATIONS, COMBINED, LIMITED, OFF_SHELF, SOLD_OUT, STAIRED, THIRD_PLATFORM } from './promotions'

/** An item's offers as rows of the catalogue: one product for each maker. */
export const rowsOf = (item: Item): CatalogueRow[] => item.offers.map((offer, place) => rowOf(item, offer, place))

function rowOf(item: Item, offer: Offer, place: number): CatalogueRow {
  const productCode = `${item.code}${place + 1}`
  const approvalNumber = approvalNumberOf(item.kind, productCode)
  const draws = seedOf(productCode)
  const packings = offer.packings.map(({ spec, unit, price, list }, index) => ({
    skuCode: `${productCode}-${index + 1}`,
    specification: spec,
    unit,
    barcode: barcodeFor(productCode, index),
    salePrice: price,
    marketPrice: list ?? null,
    stock: isListed(SOLD_OUT, item, place) || isRare(productCode, index) ? 0 : 40 + ((draws + index * 137) % 360),
    status: ProductStatus.onShelf,
  }))
  const product = {
    productCode,
    name: item.name,
    englishName: item.latin ?? null,
    brandName: offer.brand,
    makerName: MAKERS[offer.brand],
    kind: item.kind,
    mark: item.mark,
    isAntibiotic: isMedicine(item) && item.isAntibiotic === true,
    form: item.form,
    approvalNumber,
    categoryId: item.category,
    symptomIds: item.symptoms,
    audiences: item.audience,
    ingredients: item.ingredients,
    aliases: item.aliases ?? [],
    status: isListed(OFF_SHELF, item, place) ? ProductStatus.offShelf : ProductStatus.onShelf,
    summary: summaryOf(isMedicine(item) ? item.leaflet.indications : item.leaflet.scope),
    keyFacts: keyFactsOf(item),
    sections: leafletOf({ item, offer, approvalNumber, productCode }),
    pictures: item.mark === 'rx' ? [productCode] : [productCode, `${productCode}-b`],
    buyLimit: LIMITED[plainName(item)] ?? null,
    thirdPlatform: THIRD_PLATFORM[item.name] ?? null,
    views: Math.round(200 + 26000 * ((draws % 997) / 997) ** 3),
    sales: Math.round(20 + 4200 * (((draws * 7) % 991) / 991) ** 3),
  }
  return { product, packings, ...dealsOf(item, packings) }
}

/** Visibly invented, and shaped as the law shapes the real one. */
const APPROVAL: Record<Kind, (code: string) => string> = {
  chemical: (code) => `国药准字演示H${code}`,
  tcm: (code) => `国药准字演示Z${code}`,
  device: (code) => `演示械注准2026${code}`,
  food: (code) => `食健备演示G2026${code}`,
  care: (code) => `日护备演示2026${code}`,
}
const approvalNumberOf = (kind: Kind, code: string) => APPROVAL[kind](code)

/** Of the numbers from 20 to 29 that no maker is ever given: a shop's own. */
function barcodeFor(productCode: string, index: number) {
  const digits = `29${productCode.padStart(7, '0')}${String(index + 1).padStart(3, '0')}`
  return barcodeOf(digits + checkDigitOf(digits)) ?? null
}

/** The same figure for the same words, on every machine: a shelf that looks lived in. */
const seedOf = (words: string) =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0) * 2654435761) >>> 0, 7)

/** Now and then a larger box is sold out while the smaller one is there. */
const isRare = (productCode: string, index: number) => index > 0 && seedOf(`${productCode}/${index}`) % 17 === 0
const isListed = (list: Array<[string, number]>, item: Item, place: number) => list.some(([name, at]) => name === item.name && at === place)
/** 碳酸钙D₃片 and 碳酸钙D3片 are one name. */
const plainName = ({ name }: Item) => name.normalize('NFKC')

/** What it is for in a line or two: the leaflet's own first sentences, so many that more than its manner is told (清热解毒 alone says little). */
function summaryOf(text: string): string {
  const sentences = text.replace(/\n/g, '').match(/[^。]+。?/g) ?? []
  const [first = '', second = ''] = sentences
  const told = first.length < 24 ? first + second : first
  return told.length > 90 ? `${told.slice(0, 88)}……` : told
}

function keyFactsOf(item: Item) {
  const { how, stop, avoid, askFirst } = item.keyFacts
  const isSwallowed = isMedicine(item) ? /^(口服|含|嚼|开水|饭|餐|温)/.test(item.leaflet.dosage) : item.kind === 'food'
  return [
    { label: isSwallowed ? '怎么吃' : '怎么用', text: how },
    { label: '什么时候停', text: stop },
    { label: isMedicine(item) ? '禁忌' : '要避开', text: avoid },
    { label: '先问药师', text: askFirst },
  ]
}

function dealsOf(item: Item, packings: CatalogueRow['packings']): Pick<CatalogueRow, 'combinations' | 'stairPrices'> {
  const [first] = packings
  if (!first || item.mark === 'rx') return { combinations: [], stairPrices: [] }
  const share = (percent: number, count = 1) => Math.round((first.salePrice * count * percent) / 1000) * 10
  const combinations = COMBINED.includes(item.name)
    ? COMBINATIONS.map(({ count, percent }) => ({
        combineId: `${first.skuCode}x${count}`,
        skuCode: first.skuCode,
        name: `${count} ${first.unit}装`,
        count,
        salePrice: share(percent, count),
      }))
    : []
  const stairPrices = (STAIRED[plainName(item)] ?? []).map(({ from, percent }) => ({
    skuCode: first.skuCode,
    from,
    salePrice: Math.round((first.salePrice * percent) / 100),
  }))
  return { combinations, stairPrices }
}
