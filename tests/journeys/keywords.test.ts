import { publicUrl } from '../../src/routes/resolve'
import { journey } from './support/journey'

journey('a keyword with a plus is the same typed, reloaded, and come back to', { shop: 'shared' }, async ({ app }) => {
  const keyword = '维生素C+锌'
  for (const address of [publicUrl('searchResult', { keyword }), `/search/result?keyword=${keyword}`]) {
    await app.openAddress(address)
    await app.sees(keyword)
    await app.reload()
    await app.sees(keyword)
    await app.turnTo('/clause')
    await app.page.goBack()
    await app.sees(keyword)
    await app.page.goForward()
    await app.sees('用户协议')
    await app.page.goBack()
    await app.sees(keyword)
  }
})

journey('a keyword with a space is not turned into one with a plus', { shop: 'shared' }, async ({ app }) => {
  const keyword = '感冒 灵'
  await app.open('searchResult', { keyword })
  await app.reload()
  await app.sees(keyword)
})
