import type { DrugClass } from './drugClass'
import { HERBS, OTHER_HERB_NAMES, type Herb } from './herbs'
import { INGREDIENTS, OTHER_NAMES, type Ingredient } from './ingredients'

export type Base = Ingredient | Herb

/** A substance of a product: its base, its classes, and whether it stays where it is put (skin, eye, nose, vagina) instead of being swallowed. */
export type Substance = { base: Base; classes: readonly DrugClass[]; isLocal: boolean }

/** What a product contains as the rules see it; `unknown` are the names that no table has, as they are printed. */
export type Contents = { substances: Substance[]; unknown: string[] }

/** As the catalogue says it: names as they are printed on the pack, and the dosage form. */
export type Printed = { ingredients: readonly string[]; form: string }

const LOCAL = /乳膏|软膏|凝胶|洗剂|搽剂|涂剂|贴|滴眼|滴鼻|滴耳|眼膏|鼻喷|喷雾|含漱|栓|阴道|乳胶|口颊|灌肠|吸入|外用|^溶液剂$|^膏药$/

const ACIDS =
  '硫酸氢|重酒石酸|氢溴酸|葡萄糖酸|盐酸|硫酸|酒石酸|富马酸|苯磺酸|甲磺酸|草酸|马来酸|磷酸|枸橼酸|糠酸|丁酸|琥珀酸|硝酸|醋酸|那可丁'
const ACID = new RegExp(`^(?:${ACIDS})(?=.{2})`)
const SALT = /(?:二乙胺|二钠|三水合物|一水合物|水合物|钠|钾|钙|镁|酯|新戊酯|匹酯)$/
const PREPARED_BEFORE = /^(?:麸炒|酒炒|盐炒|醋|酒|盐|蜜|炙|炒|煅|焦|制|姜|生|土|烫|法|净)(?=.{2})/
const PREPARED_AFTER = /(?:炭|浸膏|流浸膏)$/

const isOwn = (table: object, name: string) => Object.hasOwn(table, name)

function chemical(name: string): Ingredient | undefined {
  if (isOwn(INGREDIENTS, name)) return name as Ingredient
  return isOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined
}

function herb(name: string): Herb | undefined {
  if (HERBS.has(name)) return name as Herb
  return isOwn(OTHER_HERB_NAMES, name) ? OTHER_HERB_NAMES[name] : undefined
}

/** The base of a printed name: salt, ester, hydrate and way of preparing cut off, one after the other, until a table knows it. */
export function baseOf(printed: string): Base | undefined {
  const name = printed.normalize('NFKC').replace(/\(.*$/, '').trim()
  const acidless = name.replace(ACID, '')
  const raw = name.replace(PREPARED_BEFORE, '')
  const candidates = [name, acidless, name.replace(SALT, ''), acidless.replace(SALT, '')]
  const prepared = [name, raw, raw.replace(PREPARED_BEFORE, ''), raw.replace(PREPARED_AFTER, ''), name.replace(PREPARED_AFTER, '')]
  return candidates.map(chemical).find(Boolean) ?? prepared.map(herb).find(Boolean)
}

/** An extract of several herbs is printed as one: 伤湿止痛用流浸膏（生草乌、生川乌、…). */
const inside = (printed: string): string[] => {
  const listed = /\((.*、.*)\)/.exec(printed.normalize('NFKC'))?.[1]
  return listed && !/辅料/.test(listed) ? listed.split('、') : [printed]
}

const classesOf = (base: Base): readonly DrugClass[] =>
  isOwn(INGREDIENTS, base) ? INGREDIENTS[base as Ingredient] : (HERBS.get(base) ?? [])

/** What the rules see of a product. */
export function contentsOf({ ingredients, form }: Printed): Contents {
  const isLocal = LOCAL.test(form)
  const substances = new Map<Base, Substance>()
  const unknown: string[] = []
  for (const printed of ingredients.flatMap(inside)) {
    const base = baseOf(printed)
    if (base) substances.set(base, { base, classes: classesOf(base), isLocal })
    else unknown.push(printed)
  }
  return { substances: [...substances.values()], unknown }
}
