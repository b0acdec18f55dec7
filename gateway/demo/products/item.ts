import type { PictureForm } from '../../modules/catalogue/types'
import type { CategoryId, SymptomId } from '../../modules/catalogue/taxonomy'
import type { Brand } from './brands'

/** One box size of a product. Money in cents. */
export type Packing = { spec: string; unit: string; price: number; list?: number }

/** One maker's version of an item: this is what a shopper buys, a product with a code of its own. */
export type Offer = {
  brand: Brand
  packings: [Packing, ...Packing[]]
  picture: { form: PictureForm; hue: number; design?: 0 | 1 | 2 | 3 | 4 }
}

/** The four short answers above the leaflet ("用药要点"), each at most 24 characters. */
export type KeyFacts = { how: string; stop: string; avoid: string; askFirst: string }

/** Leaflet of a medicine, by section. Text only, paragraphs separated by a newline; facts of the substance, no advertising. */
export type MedicineLeaflet = {
  traits: string
  indications: string
  dosage: string
  adverse: string
  contraindications: string
  precautions: string
  pregnancy?: string
  children?: string
  elderly?: string
  interactions: string
  overdose?: string
  pharmacology?: string
  storage: string
  shelfLife: string
}

/** Leaflet of a device, food or care product. */
export type GoodsLeaflet = {
  composition: string
  scope: string
  usage: string
  contraindications: string
  precautions: string
  storage: string
  shelfLife: string
}

type ItemFacts = {
  /** Five digits, unique, in the file's own block; an offer's product code is this followed by its place (1, 2, ...). */
  code: number
  /** Generic name with its form: 布洛芬缓释胶囊. */
  name: string
  /** English name printed on the pack. */
  latin?: string
  category: CategoryId
  symptoms: SymptomId[]
  /** Other names people type: 扑热息痛. Never a real brand. */
  aliases?: string[]
  audience: Array<'adult' | 'child' | 'elder'>
  keyFacts: KeyFacts
  offers: [Offer, ...Offer[]]
}

export type Medicine = ItemFacts & {
  kind: 'chemical' | 'tcm'
  mark: 'rx' | 'otcA' | 'otcB'
  isAntibiotic?: true
  /** 剂型: 缓释胶囊, 片剂, 颗粒剂, 口服液, 乳膏剂, 滴眼液 ... */
  form: string
  /** Active substances (chemical) or all named herbs (TCM), in words a leaflet uses. */
  ingredients: [string, ...string[]]
  /** 作用类别, for over-the-counter medicines. */
  actionClass?: string
  leaflet: MedicineLeaflet
}

export type Goods = ItemFacts & {
  kind: 'device' | 'food' | 'care'
  mark: 'none'
  form: string
  ingredients: string[]
  leaflet: GoodsLeaflet
}

export type Item = Medicine | Goods
