import { codeOn } from '../support/codeOn'
import { journey } from './support/journey'

const clipboard = () => {
  Object.defineProperty(navigator, 'share', { value: undefined })
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })) },
  })
}
const copied = () => (window as unknown as { copied?: string }).copied

journey('a product is handed on as a poster whose code leads to it, or as its address', { shop: 'shared' }, async ({ app }) => {
  await app.page.addInitScript(clipboard)
  await app.open('product', { productCode: '110011' })
  await app.tap('分享')
  await app.sees('分享商品')
  const kept = app.page.waitForEvent('download')
  await app.tap('保存图片')
  const download = await kept
  expect(download.suggestedFilename()).toMatch(/布洛芬缓释胶囊.*\.png$/)
  const address = new URL('/product/110011.html', app.page.url()).href
  expect(await codeOn(await download.path())).toBe(address)
  await app.tap('复制链接')
  await app.sees('已复制')
  expect(await app.page.evaluate(copied)).toBe(address)
})

journey('a prescription drug has no poster: its address alone is copied', { shop: 'shared' }, async ({ app }) => {
  await app.page.addInitScript(clipboard)
  await app.open('product', { productCode: '100011' })
  await app.tap('分享')
  await app.sees('已复制')
  expect(await app.page.evaluate(copied)).toBe(new URL('/product/100011.html', app.page.url()).href)
  await app.seesNot('分享商品')
})

journey('a poster that cannot be drawn says so and is drawn by another try', { shop: 'shared' }, async ({ app }) => {
  await app.open('product', { productCode: '110011' })
  const network = app.page.context()
  await network.route('**/*.js', (route) => route.abort())
  await app.tap('分享')
  await app.sees('图片没有生成')
  await network.unroute('**/*.js')
  await app.tap('再试一次')
  await app.sees('保存图片')
})
