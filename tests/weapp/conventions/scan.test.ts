import { checkDigitOf } from '@/lib/barcode'
import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { onEngine } from './onEngine'

/** As the built-in catalogue prints it on the first packing of 110011 (gateway/demo/products). */
const OURS = '290110011001'
const BARCODE = OURS + checkDigitOf(OURS)
const STRANGE = '6901028075763'

describe('scanning beside the search field', () => {
  const start = onEngine()
  const search = pageUrl('search')

  it.each([
    { elder: false, width: 375 },
    { elder: true, width: 320 },
  ])('finds a box by its barcode, and says so where no box of ours bears it (%o)', async ({ elder, width }) => {
    const { phone, press, sees, comesTo, onTop, picture, data } = await start(search, { elder, width })
    const button = onTop.locator('.q-press:has(> .i-scan)')
    expect(await data()).toContain('扫药盒条码')
    const size = await button.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(width)
    await picture(`scan-${elder ? 'elder' : 'normal'}-${width}`)
    await phone.scanNext({ result: BARCODE })
    await press('scan')
    await sees('布洛芬缓释胶囊')
    await comesTo({ page: routes.searchResult.page })
    await phone.reLaunch(search)
    await phone.settled()
    await phone.scanNext({ result: STRANGE })
    await press('scan')
    await sees(`店里没有条码 ${STRANGE}`)
    await phone.settled()
    await picture(`unknown-${elder ? 'elder' : 'normal'}-${width}`)
  })

  const strange = [
    ['a trace code', '81234567890123456789', '这是药品追溯码'],
    ['somebody else’s address', 'https://evil.example/product/110011.html', '这不是青禾健康的二维码'],
    ['somebody else’s address that looks like ours', 'SHOP.evil.example/', '这不是青禾健康的二维码'],
    ['a business card', 'BEGIN:VCARD', '没有认出这个码'],
    ['nothing', '', '没有认出这个码'],
  ] as const

  it('says what a code is that leads nowhere', async () => {
    const { phone, press, sees, place, tap, onTop, picture, site } = await start(search)
    for (const [code, result, says] of strange) {
      await phone.scanNext({ result: result.replace('SHOP', site) })
      await press('scan')
      await sees(says)
      await picture(`scanned-${says}`)
      await tap('我知道了')
      await onTop.locator('.q-dialog').waitFor({ state: 'detached' })
      expect([code, (await place()).page]).toEqual([code, routes.search.page])
    }
  })

  const ours = [
    ['a code of our site', { result: 'SHOP/product/110011.html?token=x' }],
    [
      'a code of the mini-program',
      { result: '', path: `features/home/pages/home/index?scene=${encodeURIComponent('/product/110011.html')}` },
    ],
    ['a code of the product’s own page', { result: '', path: 'features/product/pages/detail/index?productCode=110011&token=x' }],
  ] as const

  it('opens the page of a code of ours', async () => {
    const { phone, press, comesTo, site } = await start(search)
    for (const [, code] of ours) {
      await phone.reLaunch(search)
      await phone.settled()
      await phone.scanNext({ ...code, result: code.result.replace('SHOP', site) })
      await press('scan')
      await comesTo({ page: routes.product.page, query: { productCode: '110011' } })
    }
  })

  it('says nothing where the camera is closed', async () => {
    const { phone, press, onTop } = await start(search)
    await press('scan')
    await phone.settled()
    expect(await onTop.locator('.q-dialog').count()).toBe(0)
  })

  it('says how to allow a camera that was refused, and leads there', async () => {
    const { phone, press, sees, tap, onTop, picture } = await start(search)
    await phone.scanNext({ fails: 'auth deny' })
    await press('scan')
    await sees('相机没有打开')
    await picture('camera')
    await phone.run('App.mockWxMethod', {
      method: 'openSetting',
      functionDeclaration: '() => { wx.setStorageSync("opened", true); return Promise.resolve({ authSetting: {} }) }',
    })
    await tap('去设置')
    await phone.settled()
    expect(await phone.stored()).toMatchObject({ opened: true })
    await onTop.locator('.q-dialog').waitFor({ state: 'detached' })
  })
})
