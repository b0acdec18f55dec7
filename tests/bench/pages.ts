import { asColumns } from '../../scripts/lists/asColumns'
import { publicUrl } from '../../src/routes/resolve'
import { withBrowser } from './chromium'
import { withGateway } from './shop'
import { PROFILE, visitInRounds, type VisitedPage } from './visitInRounds'
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

/** First visits to four pages of a phone with nothing cached, as such a phone would feel them, and second ones; `RENDER=0` for pages that come empty. */
export async function pages() {
  console.log(`${PROFILE}\n`)
  const visits = await withGateway(({ address }) => withBrowser((browser) => visitInRounds(browser, renderedPages(address))))
  console.log(asColumns({ headings: ['', ...visits.keys()], rows: visitRows(visits) }))
}
