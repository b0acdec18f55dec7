import { pageUrl } from '@/routes/resolve'
import { routes, type RouteName } from '@/routes/table'
import { sampleOf } from '../../support/samples'

/** What a page draws instead of its title in the table, for the addresses above. */
const HEADS: Partial<Record<RouteName, string>> = {
  searchResult: '感冒',
  product: '布洛芬缓释胶囊',
  address: '新增收货地址',
  patientInfo: '添加用药人',
  article: '流感疫苗该几月打',
  landing: '在家量血压，量得准',
}

/** Of these nobody of the demonstration shop has one to look at: their page tests see them filled. */
const UNFILLED: ReadonlySet<RouteName> = new Set(['serviceOrder', 'insuredConsult', 'tafRightsOrder', 'tafRightsPaid', 'powerMessages'])

/** What says that this page, and not a message, is what the shopper sees. */
export const headOf = (name: RouteName): string => HEADS[name] ?? routes[name].title

export type Visit = { page: string; name: RouteName; url: string }

/** Every page of the build by the first sample of its first row, with something on it. */
export function visitsOf(pages: string[]): Visit[] {
  const names = Object.keys(routes) as RouteName[]
  return pages
    .map((page) => {
      const name = names.find((one) => routes[one].page === page)
      if (!name) throw new Error(`No route leads to ${page}.`)
      return { page, name, url: pageUrl(name, sampleOf(name)) }
    })
    .filter(({ name }) => !UNFILLED.has(name))
}
