import { pageUrl } from '@/routes/resolve'
import { routes, type RouteName } from '@/routes/table'

/** What an address needs, by the name of the parameter: of the seed, where it names something. */
const SAMPLES: Record<string, string> = {
  productCode: '110011',
  keyword: '感冒',
  url: 'https://example.com',
  mode: 'add',
  version: '2026-11-01',
  document: 'privacy',
  partner: 'anxin',
  couponId: 'shop99',
  articleId: 'flu-vaccine',
}

/** What a page draws instead of its title in the table, for the addresses above. */
const HEADS: Partial<Record<RouteName, string>> = {
  searchResult: '感冒',
  product: '布洛芬缓释胶囊',
  address: '新增收货地址',
  patientInfo: '添加用药人',
  article: '流感疫苗该几月打',
}

/** What says that this page, and not a message, is what the shopper sees. */
export const headOf = (name: RouteName): string => HEADS[name] ?? routes[name].title

export type Visit = { page: string; name: RouteName; url: string }

/** What stands in an address for what the gateway says later: a parcel under way, an order to be paid, a settlement to be confirmed, a bill for a relative. */
export const LATER = {
  shipped: '9999999999999991',
  toPay: '9999999999999992',
  settleId: '9999999999999993',
  bill: '9999999999999994',
} as const
/** Pages that say nothing of any other order. */
const OF_A_BILL: readonly RouteName[] = ['cashier', 'payResult']

/** Every page of the build by one of its addresses, with something on it. */
export function visitsOf(pages: string[]): Visit[] {
  const names = Object.keys(routes) as RouteName[]
  return pages.map((page) => {
    const name = names.find((one) => routes[one].page === page)
    if (!name) throw new Error(`No route leads to ${page}.`)
    const orderCode = OF_A_BILL.includes(name) ? LATER.toPay : LATER.shipped
    return { page, name, url: addressOf(name, { ...SAMPLES, orderCode, settleId: LATER.settleId, bill: LATER.bill }) }
  })
}

function addressOf(name: RouteName, samples: Record<string, string>): string {
  const { path, query = [] } = routes[name] as { path: string; query?: readonly string[] }
  const required = [...path.matchAll(/:(\w+)(?:\(([^)]*)\))?(\?)?/g)].filter(([, , , optional]) => optional === undefined)
  const own = required.map(([, parameter = '', choices = '']) => [parameter, samples[parameter] ?? choices.split('|')[0] ?? ''])
  const asked = query
    .filter((parameter) => parameter in samples && parameter !== 'productCode')
    .map((parameter) => [parameter, samples[parameter]])
  return pageUrl(name, Object.fromEntries([...own, ...asked]) as Record<string, string>)
}
