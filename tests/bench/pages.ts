import { asColumns } from '../../scripts/lists/asColumns'
import { publicUrl } from '../../src/routes/resolve'
import { withBrowser } from './chromium'
import { withGateway } from './shop'
import { median, ms } from './format'
import { PROFILE, visitInRounds, type VisitedPage, type Visits } from './visitInRounds'
import { visitRows } from './visitRows'

/** A page comes rendered, or the app renders it: what counts is when it is the app's. */
const SHOP = { within: '.taro_page', takenOver: '#app:not([data-rendered]) > .taro_page > *' }

/** The pages that the gateway renders, and what is pressed on them that leads nowhere else. */
export const renderedPages = (address: string) =>
  ({
    home: { ...SHOP, url: address + publicUrl('home') },
    category: { ...SHOP, url: address + publicUrl('category'), press: '咽痛咳嗽' },
    'search result': { ...SHOP, url: address + publicUrl('searchResult', { keyword: '感冒' }), press: '销量' },
    product: { ...SHOP, url: address + publicUrl('product', { productCode: '110011' }), press: '加入购物车' },
  }) satisfies Record<string, VisitedPage>

/** By the row they stand beside: what is wanted of each page, and what home was before pages were rendered. */
const MARKS: Readonly<Record<string, [wanted: string, before: string]>> = {
  'JavaScript over the wire until it is taken over': ['105 KB', '114 KB'],
  'largest contentful paint': ['800 ms', '2.1 to 2.7 s'],
  'taken over: taps are answered': ['2.00 s', ''],
  'total blocking time': ['100 ms', '170 to 680 ms'],
  'cumulative layout shift': ['0', ''],
  'a press, until it is painted': ['100 ms, at most 200', ''],
  'second visit: largest contentful paint': ['400 ms', ''],
}

/** First visits to four pages of a phone with nothing cached, as such a phone would feel them, and second ones; `RENDER=0` for pages that come empty. */
export async function pages() {
  console.log(`${PROFILE}\n`)
  const visits = await withGateway(({ address }) =>
    withBrowser((browser) =>
      visitInRounds(browser, { ...renderedPages(address), [SEARCH]: { ...SHOP, url: address + publicUrl('search'), typed: 'g' } }),
    ),
  )
  const search = visits.get(SEARCH)
  visits.delete(SEARCH)
  const rows = visitRows(visits).map(([about = '', ...values]) => [about, ...values, ...(MARKS[about] ?? ['', ''])])
  console.log(asColumns({ headings: ['', ...visits.keys(), 'wanted', 'home on 2026-11-21'], rows }))
  if (search) console.log(`\nA letter typed into the search field, until it is painted: ${ms(pressOf(search))}; wanted 100 ms.`)
}

const SEARCH = 'search'
const pressOf = ({ first }: Visits) => median(first.map(({ press }) => press))
