import type { InferInsertModel } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { landings } from '../../tables'
import type { CatalogueRow } from '../../modules/catalogue/row'

type Landing = InferInsertModel<typeof landings>

/** What the campaigns are about, by the names of the goods: one that runs, one with a single product, one to come and one that is over. */
const PRESSURE = ['上臂式电子血压计', '腕式电子血压计', '电子体温计', '医用外科口罩']
const GLUCOSE = '血糖仪套装'

/** Partners' campaigns of a demonstration; the partners are invented. */
export function landingRowsOf(rows: readonly CatalogueRow[], now: Date): Landing[] {
  const codesOf = (names: readonly string[]) =>
    names.flatMap((name) => rows.find(({ product }) => product.name === name)?.product.productCode ?? [])
  const at = (days: number) => new Date(now.getTime() + days * DAY)
  const [pressure, glucose] = [codesOf(PRESSURE), codesOf([GLUCOSE])]
  return [
    {
      ...{ landingId: 'pressure', code: 'qh-pressure', title: '在家量血压，量得准', partner: '青松社区健康驿站（演示）' },
      text: '教您怎么选血压计、什么时候量、怎么记。现场领取的宣传页上有这个编号，扫码也能打开。',
      ...{ picture: pictureOf(pressure), productCodes: pressure, couponType: 'shop99', beginsAt: at(-60), endsAt: at(3 * 365) },
    },
    {
      ...{ landingId: 'glucose', code: 'qh-glucose', title: '血糖仪怎么选', partner: '云岭糖友会（演示）' },
      text: '按说明书上的步骤测，结果记下来，复诊时给医生看。',
      ...{ picture: pictureOf(glucose), productCodes: glucose, couponType: null, beginsAt: at(-60), endsAt: at(3 * 365) },
    },
    {
      ...{ landingId: 'winter', code: 'qh-winter', title: '冬季护膝节', partner: '青松社区健康驿站（演示）' },
      text: '护膝、热敷贴怎么选、怎么用。',
      ...{ picture: null, productCodes: codesOf(['医用护膝', '蒸汽热敷贴']), couponType: null, beginsAt: at(2 * 365), endsAt: at(3 * 365) },
    },
    {
      ...{ landingId: 'autumn', code: 'qh-autumn', title: '秋季防护用品', partner: '云岭糖友会（演示）' },
      text: '口罩、消毒用品的选择和使用。',
      ...{ picture: null, productCodes: codesOf(['医用外科口罩', '碘伏棉球']), couponType: null, beginsAt: at(-90), endsAt: at(-60) },
    },
  ]
}

const pictureOf = ([first]: readonly string[]) => (first === undefined ? null : `/pictures/${first}`)
