import { BANNED_CLASSES, GLUCOSE_LOWERING, type Extent } from './bannedList'
import type { Kind } from './types'

/** What decides whether a product may be sold online at all. */
export type Judged = {
  name: string
  ingredients: readonly string[]
  form: string
  kind?: Kind
  approvalNumber?: string | null
}

/**
 * Why a product must not be sold online (药品网络销售禁止清单, LAW-AND-PRIVACY D10), in words for the shopper; nothing where it may.
 * Asked when a catalogue is loaded, in search, in the cart and when an order is placed: hiding alone would not do.
 */
export function bannedReason(product: Judged): string | undefined {
  const { kind = 'chemical' } = product
  if (kind !== 'chemical' && kind !== 'tcm') return undefined
  const name = plain(product.name)
  const ingredients = product.ingredients.map(plain)
  if (/药制字/.test(product.approvalNumber ?? '')) return sentence('医疗机构制剂')
  if (isInjection(name, product.form) && !holdsOneOf(GLUCOSE_LOWERING, name, ingredients)) return sentence('注射剂')
  if (!ANY_OF_THEM.test(`${name}\n${ingredients.join('\n')}`)) return undefined
  const banned = BANNED_CLASSES.find(({ substances, extent }) =>
    substances.some((substance) => isBanned(substance, extent, { ...product, name, ingredients })),
  )
  return banned && sentence(banned.reason)
}

const sentence = (reason: string) => `该药品不得通过网络销售（${reason}）`

/** Full-width signs and blanks must not hide a name; what stands in brackets of an ingredient is a filler or a note. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/〔/g, '[')
    .replace(/〕/g, ']')
    .replace(/\((?:辅料|以)[^)]*\)?/g, '')

const isInjection = (name: string, form: string) => /注射[液用剂]|注射用|输液|粉针|冻干粉?针|水针/.test(form + name)

const holdsOneOf = (substances: readonly string[], name: string, ingredients: readonly string[]) =>
  substances.some((substance) => name.includes(substance) || ingredients.some((ingredient) => ingredient.includes(substance)))

function isBanned(substance: string, extent: Extent, { name, ingredients, form }: Judged): boolean {
  if (!name.includes(substance) && !ingredients.some((ingredient) => ingredient.includes(substance))) return false
  if (extent === 'always') return true
  if (extent === 'singleUnlessExternal' && EXTERNAL.test(form + name)) return false
  return isSingle(substance, name, ingredients)
}

const EXTERNAL = /外用|乳膏|软膏|凝胶|滴眼|眼膏|滴耳|滴鼻|搽剂|洗剂|涂剂|贴[膏片剂]|栓|阴道|喷雾剂/

const SALT = '(?:盐酸|硫酸|氢溴酸|枸橼酸|酒石酸|马来酸|富马酸|甲磺酸|甲苯磺酸|醋酸|戊酸|苯甲酸|磷酸|琥珀酸|乳酸|乙酰|二盐酸)*'
const BASE = '(?:钠|钾|钙|酯|甲磺酸盐|盐酸盐|水合物)*'
const MANNER = '(?:缓释|控释|肠溶|分散|咀嚼|口腔崩解|口崩|泡腾|薄膜衣|软|硬|干|混悬|口服|吸入用?|外用|阴道|直肠|滴眼|透皮|II?|Ⅰ|Ⅱ)*'
const DOSAGE =
  '(?:片|胶囊|丸|滴丸|颗粒|散|糖浆|溶液|混悬液|混悬剂|液|凝胶|乳膏|软膏|栓|栓剂|贴片?|贴剂|气雾剂|喷雾剂|粉雾剂|酊|粉|剂|膜|合剂)?'

/**
 * Whether the substance is the only active one: by the list of active substances where there is one, else by a name that holds nothing but
 * the substance, its salt and its form. 复方 in the name means several.
 */
function isSingle(substance: string, name: string, ingredients: readonly string[]): boolean {
  if (ingredients.length > 0) return ingredients.length === 1
  if (name.includes('复方')) return false
  return new RegExp(`^${SALT}${escaped(substance)}${BASE}${MANNER}${DOSAGE}(?:\\(.*\\))?$`).test(name)
}

const escaped = (text: string) => text.replace(/[[\]().*+?^$|\\]/g, '\\$&')

/** Nearly every product holds none of the substances: one look tells. */
const ANY_OF_THEM = new RegExp(BANNED_CLASSES.flatMap(({ substances }) => substances.map(escaped)).join('|'))
