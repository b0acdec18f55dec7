import { asColumns } from '../../scripts/lists/asColumns'
import { publicUrl } from '../../src/routes/resolve'
import { withBrowser } from './chromium'
import { withGateway } from './shop'

const WIDTHS = [320, 360, 375, 390, 412, 430]
const PAGES = {
  home: publicUrl('home'),
  category: publicUrl('category'),
  search: publicUrl('searchResult', { keyword: '感冒' }),
  product: publicUrl('product', { productCode: '110011' }),
  login: publicUrl('login'),
}

/** How far each page can be pushed sideways, in pixels, in normal and in elder type: nothing anywhere. */
export async function widths() {
  const rows = await withGateway(({ address }) =>
    withBrowser(async (browser) => {
      const all: string[][] = []
      for (const elder of [false, true]) {
        for (const [name, path] of Object.entries(PAGES)) {
          const row = [`${name}${elder ? ', elder' : ''}`]
          for (const width of WIDTHS) {
            const localStorage = elder ? [{ name: 'qinghe.elder', value: JSON.stringify({ data: true }) }] : []
            const context = await browser.newContext({
              viewport: { width, height: 800 },
              isMobile: true,
              hasTouch: true,
              storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
            })
            const page = await context.newPage()
            await page.goto(address + path, { waitUntil: 'networkidle' })
            row.push(String(await page.evaluate(sidewaysRoom)))
            await context.close()
          }
          all.push(row)
        }
      }
      return all
    }),
  )
  console.log(asColumns({ headings: ['pixels to the side', ...WIDTHS.map(String)], rows }))
}

/** Runs in the page: by how much its scroll container, or the document, is wider than what is seen of it. */
function sidewaysRoom() {
  const containers = [document.documentElement, ...document.querySelectorAll('.taro_page:not(.taro_page_shade)')]
  return Math.max(...containers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
}
