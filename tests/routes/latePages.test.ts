import { publicUrl } from '@/routes/resolve'
import { bootApp, type BootedApp } from '../support/app'

const CATEGORY = '@/features/home/pages/category/index'
const PRODUCT = '@/features/product/pages/detail/index'

describe('a page whose code cannot be loaded', () => {
  let app: BootedApp
  let isLost = true
  const lose = (page: string) =>
    jest.doMock(page, () => {
      if (isLost) throw Object.assign(new Error('Loading chunk 42 failed.'), { request: '/js/42.js' })
      return jest.requireActual<object>(page)
    })
  const open = async (address: string) => {
    const { app: answers } = await gatewayAt()
    app = await bootApp(address, {
      gateway: { app: answers } as never,
      // The network is to blame: also the question whether the file is gone is not answered.
      between: (request, pass) => (request.url.includes('/js/') ? Promise.reject(new TypeError('Failed to fetch')) : pass()),
    })
  }
  const present = () => location.pathname
  afterEach(() => {
    isLost = true
    jest.dontMock(CATEGORY)
    jest.dontMock(PRODUCT)
    app.close()
  })

  it('is a failure page at its own address where it is a tab, and the other tabs are open from there', async () => {
    lose(CATEGORY)
    await open('/')
    await app.tap('分类')
    await app.sees('这一页没打开')
    expect(present()).toBe('/category')

    await app.tap('首页')
    await app.sees('搜药品、症状或拼音首字母')
    expect(present()).toBe('/')

    isLost = false
    await app.tap('分类')
    await app.sees('感冒发热')
    expect([present(), app.depth()]).toEqual(['/category', 1])
  })

  it('is a failure page above the one before where it is a product, and the product after a retry', async () => {
    lose(PRODUCT)
    await open(publicUrl('searchResult', { keyword: '布洛芬' }))
    await app.tap(/^\s*布洛芬缓释胶囊$/)
    await app.sees('这一页没打开')
    expect(present()).toBe('/product/110011.html')
    isLost = false
    await app.tap('重新加载')
    await app.sees('加入购物车')
    expect([present(), app.depth()]).toEqual(['/product/110011.html', 2])
  })
})
