import { CATEGORIES, SYMPTOMS } from '../../gateway/modules/catalogue/taxonomy'

/*
 * A large catalogue that is like a real one where it costs: 3,000 substances in up to eight forms, 2,000 brands, several makers for
 * each name, one to three packings. Everything is invented, and the same for the same count on every machine.
 */
const ROOTS = '阿布卡达尔菲格海伊洁克洛美诺欧普奇瑞司坦乌维西雅左氨苯醋碘氟环甲硫氯奈哌羟噻肽酮辛溴吲酯'
const STEMS = ['沙坦', '洛尔', '地平', '他汀', '普利', '替丁', '拉唑', '西林', '霉素', '沙星', '康唑', '洛韦', '列汀', '格列净', '双胍', '布特', '芬酸', '昔布', '司琼', '必利', '氯雷', '美辛', '匹林', '莫司', '替尼', '夫定', '那韦', '酚', '碱', '胺'] // prettier-ignore
const FORMS = [
  ['片', '片剂', '盒'],
  ['胶囊', '硬胶囊剂', '盒'],
  ['颗粒', '颗粒剂', '盒'],
  ['口服液', '口服液', '盒'],
  ['缓释片', '缓释片剂', '盒'],
  ['软膏', '软膏剂', '支'],
  ['滴眼液', '滴眼液', '瓶'],
  ['丸', '丸剂', '瓶'],
] as const
const BRAND_SIGNS = '安宝昌春德东方福光海和恒华吉嘉健金康乐利林美民明宁平普清仁瑞森盛泰天同万旺祥信兴雅益永裕元泽正志中'
const LEAVES = CATEGORIES.flatMap(({ children }) => Object.keys(children)).filter((leaf) => leaf !== 'testing')
const SYMPTOM_IDS = Object.keys(SYMPTOMS)
const HEADING =
  'product_code,name,brand,maker,kind,mark,category,specification,unit,sale_price,stock,form,ingredients,aliases,symptoms,audiences,indications,dosage,precautions'

/** The lines of a catalogue file of `count` products, heading first. Codes have ten digits and begin with 9. */
export function* syntheticCatalogue(count: number): Generator<string> {
  const draw = drawing(count)
  const substances = Array.from(
    { length: 3000 },
    () => `${pick(ROOTS, draw)}${pick(ROOTS, draw)}${draw() < 0.4 ? pick(ROOTS, draw) : ''}${pick(STEMS, draw)}`,
  )
  yield HEADING
  for (let number = 0; number < count; number += 1) {
    const substance = pick(substances, draw)
    const [suffix, form, unit] = pick(FORMS, draw)
    const brand = `${pick(BRAND_SIGNS, draw)}${pick(BRAND_SIGNS, draw)}`
    const code = String(9_000_000_000 + number)
    const mark = draw() < 0.4 ? 'rx' : draw() < 0.5 ? 'otcA' : 'otcB'
    const symptoms = `${pick(SYMPTOM_IDS, draw)};${pick(SYMPTOM_IDS, draw)}`
    const leaflet = `用于${substance}适用的各种情形，请在医师或药师指导下使用。,口服。一次1${unit === '盒' ? '片' : '次'}，一日2次。,对本品过敏者禁用；请放在儿童拿不到的地方。`
    for (let packing = 1; packing <= 1 + Math.floor(draw() * 3); packing += 1) {
      const price = (5 + draw() * 95 * packing).toFixed(2)
      const stock = draw() < 0.03 ? 0 : 1_000_000
      yield `${code},${substance}${suffix},${brand},${brand}制药（演示）有限公司,chemical,${mark},${pick(LEAVES, draw)},${packing * 10}mg×${packing * 12}片,${unit},${price},${stock},${form},${substance},${substance}剂,${symptoms},adult,${leaflet}`
    }
  }
}

const pick = <T>(from: ArrayLike<T>, draw: () => number): T => from[Math.floor(draw() * from.length)] as T

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
