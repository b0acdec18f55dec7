import { journeyEverywhere } from '../support/everywhere'

journeyEverywhere(
  'what is searched keeps its words, whatever signs they are made of, and when the page is opened anew',
  async ({ app }) => {
    const keyword = `a&b=c+%41#?"双"it's😀`
    await app.open('search')
    await app.fill('搜索', keyword)
    await app.tap(`搜索「${keyword}」`)
    await app.isAt('searchResult')
    await app.sees(`没有找到「${keyword}」`)
    await app.reload()
    await app.sees(`没有找到「${keyword}」`)
  },
)
