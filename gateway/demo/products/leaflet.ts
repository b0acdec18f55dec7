import type { Kind } from '../../modules/catalogue/types'
import type { GoodsLeaflet, Item, Medicine, MedicineLeaflet, Offer } from './item'
import { MAKERS } from './brands'

export type Section = { heading: string; text: string }
type Source = { item: Item; offer: Offer; approvalNumber: string; productCode: string }

/** Stands above every leaflet of a demonstration. */
export const LEAFLET_NOTICE = '演示数据，不作用药依据。品牌、生产企业与批准文号均为虚构。'
const REVISED = '2026年11月01日'

/**
 * The leaflet as text, its sections in the order the law gives for the kind and class of product: 药品说明书和标签管理规定 with its
 * detailed rules for chemical and Chinese patent medicines, prescription and not; 医疗器械说明书和标签管理规定, article 10; the
 * label rules for health foods and for daily care.
 */
export function leafletOf(source: Source): Section[] {
  const { item } = source
  const sections = isMedicine(item) ? medicine(source, item) : COMPOSERS[item.kind](source, item.leaflet)
  return sections.flatMap(([heading, text]) => (text ? [{ heading, text }] : []))
}

export const isMedicine = (item: Item): item is Medicine => item.kind === 'chemical' || item.kind === 'tcm'

type Lines = Array<[heading: string, text: string | undefined]>

function medicine(source: Source, item: Medicine): Lines {
  const { leaflet } = item
  const isRx = item.mark === 'rx'
  const isTcm = item.kind === 'tcm'
  const tested: Lines = isRx
    ? [
        ['孕妇及哺乳期妇女用药', leaflet.pregnancy ?? UNCLEAR],
        ['儿童用药', leaflet.children ?? UNCLEAR],
        ['老年用药', leaflet.elderly ?? UNCLEAR],
      ]
    : []
  return [
    ['修改日期', isRx ? REVISED : undefined],
    ['警示语', isRx ? '处方药须凭处方在药师指导下购买和使用' : '请按药品说明书或者在药师指导下购买和使用'],
    ['药品名称', namesOf(item)],
    ['成份', item.ingredients.join('、')],
    ['性状', leaflet.traits],
    ['作用类别', isRx || isTcm ? undefined : item.actionClass],
    [isTcm ? '功能主治' : '适应症', leaflet.indications],
    ['规格', strengthsOf(source.offer)],
    ['用法用量', leaflet.dosage],
    ['不良反应', leaflet.adverse],
    ['禁忌', leaflet.contraindications],
    ['注意事项', isRx ? leaflet.precautions : withGroups(leaflet)],
    ...tested,
    ['药物相互作用', leaflet.interactions],
    ['药物过量', isRx ? (leaflet.overdose ?? UNCLEAR) : undefined],
    [isRx ? '药理毒理' : '药理作用', leaflet.pharmacology],
    ...closing(source, leaflet),
  ]
}

const UNCLEAR = '尚不明确。'

const namesOf = ({ name, latin }: Item) => [`通用名称：${name}`, latin && `英文名称：${latin}`].filter(Boolean).join('\n')
const strengthsOf = ({ packings }: Offer) => packings.map(({ spec }) => spec).join('；')
/** A leaflet of an over-the-counter medicine has no sections for pregnancy, children and old age: they stand in the precautions. */
const withGroups = ({ precautions, pregnancy, children, elderly }: MedicineLeaflet) =>
  [precautions, pregnancy, children, elderly].filter(Boolean).join('\n')

const closing = ({ item, offer, approvalNumber, productCode }: Source, { storage, shelfLife }: MedicineLeaflet): Lines => [
  ['贮藏', storage],
  ['包装', packageOf(offer)],
  ['有效期', shelfLife],
  ['执行标准', standardOf(item.kind, productCode)],
  ['批准文号', approvalNumber],
  // A prescription drug's leaflet says it at its head.
  ['说明书修订日期', item.mark === 'rx' ? undefined : REVISED],
  ['药品上市许可持有人', MAKERS[offer.brand]],
  ['生产企业', MAKERS[offer.brand]],
]

const packageOf = ({ packings }: Offer) => packings.map(({ spec, unit }) => `${spec}/${unit}`).join('；')

const STANDARD: Record<Kind, string> = { chemical: 'YBH', tcm: 'YBZ', device: '演示械技', food: 'Q/YSBJ', care: 'Q/YSRH' }
const standardOf = (kind: Kind, productCode: string) => `${STANDARD[kind]}演示${productCode}-2026`

const device = ({ item, offer, approvalNumber, productCode }: Source, leaflet: GoodsLeaflet): Lines => [
  ['产品名称', namesOf(item)],
  ['型号、规格', strengthsOf(offer)],
  ['注册人（备案人）', MAKERS[offer.brand]],
  ['生产企业', MAKERS[offer.brand]],
  ['医疗器械注册证（备案凭证）编号', approvalNumber],
  ['产品技术要求编号', standardOf('device', productCode)],
  ['主要结构组成或成分', leaflet.composition],
  ['适用范围', leaflet.scope],
  ['禁忌症', leaflet.contraindications],
  ['注意事项', leaflet.precautions],
  ['使用说明', leaflet.usage],
  ['储存与维护', leaflet.storage],
  ['使用期限', leaflet.shelfLife],
  ['包装', packageOf(offer)],
  ['说明书修订日期', REVISED],
]

const food = ({ item, offer, approvalNumber, productCode }: Source, leaflet: GoodsLeaflet): Lines => [
  ['警示用语', '保健食品不是药物，不能代替药物治疗疾病。'],
  ['产品名称', namesOf(item)],
  ['原料、辅料与标志性成分', leaflet.composition],
  ['保健功能与适宜人群', leaflet.scope],
  ['不适宜人群', leaflet.contraindications.replace(/^不适宜人群：/, '')],
  ['食用量及食用方法', leaflet.usage],
  ['规格', strengthsOf(offer)],
  ['贮藏方法', leaflet.storage],
  ['保质期', leaflet.shelfLife],
  ['注意事项', leaflet.precautions],
  ['执行标准', standardOf('food', productCode)],
  ['备案号', approvalNumber],
  ['生产企业', MAKERS[offer.brand]],
]

const care = ({ item, offer, approvalNumber, productCode }: Source, leaflet: GoodsLeaflet): Lines => [
  ['产品名称', namesOf(item)],
  ['规格', strengthsOf(offer)],
  ['主要成分', leaflet.composition],
  ['用途', leaflet.scope],
  ['使用方法', leaflet.usage],
  ['禁用与慎用', leaflet.contraindications],
  ['注意事项', leaflet.precautions],
  ['贮存', leaflet.storage],
  ['保质期', leaflet.shelfLife],
  ['执行标准', standardOf('care', productCode)],
  ['备案编号', approvalNumber],
  ['生产企业', MAKERS[offer.brand]],
]

const COMPOSERS = { device, food, care }
