import { pageUrl } from '@/routes/resolve'
import { codeOn } from '../../support/codeOn'
import { eventually } from '../../support/eventually'
import { onEngine } from './onEngine'

describe('handing a product on', () => {
  const start = onEngine()
  const product = pageUrl('product', { productCode: '110011' })
  /** The sheet opens at once; its picture is drawn when the product's has come. */
  const isDrawn = ({ onTop }: Awaited<ReturnType<typeof start>>) =>
    eventually(async () => {
      const ink = await onTop.locator('.q-poster__picture canvas').evaluate((element) => {
        const canvas = element as HTMLCanvasElement
        return canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((part) => part > 0)
      })
      expect(ink).toBe(true)
    })
  const saved = async ({ tap, sees }: Awaited<ReturnType<typeof start>>) => {
    await tap('保存图片')
    await sees('需要您的同意')
    await tap(/^同意$/)
  }

  it('keeps a poster whose code leads to the product, pressed however early, and sends its card to a friend', async () => {
    const shop = await start(product)
    const { phone, site, press, sees, tap, onTop, picture } = shop
    await press('share')
    await sees('分享商品')
    await saved(shop)
    await sees('已保存到相册')
    await picture('poster')
    const [kept = ''] = await phone.pictureAlbum()
    expect(await codeOn(Buffer.from(kept, 'base64'))).toBe(`${site}/product/110011.html`)
    await tap('发给好友')
    await phone.run('Tool.native', { method: 'shareConfirm' })
    expect(await phone.shared()).toMatchObject([
      { path: pageUrl('product', { productCode: '110011' }), title: expect.stringContaining('布洛芬') as string },
    ])
    expect(await onTop.getByText('分享商品').count()).toBe(1)
  })

  it('leads to the settings where the album was refused', async () => {
    const shop = await start(product)
    const { phone, press, sees } = shop
    await phone.refuse('scope.writePhotosAlbum')
    await press('share')
    await sees('分享商品')
    await isDrawn(shop)
    await saved(shop)
    await sees('没有存进相册')
    await sees('去设置')
    expect(await phone.pictureAlbum()).toEqual([])
  })

  it('makes no poster of a prescription drug: its card alone goes to a friend', async () => {
    const { phone, press, onTop } = await start(pageUrl('product', { productCode: '100011' }))
    await press('share')
    await phone.run('Tool.native', { method: 'shareConfirm' })
    expect(await phone.shared()).toMatchObject([{ title: expect.stringContaining('（处方药）') as string }])
    expect(await onTop.getByText('分享商品').count()).toBe(0)
  })
})
