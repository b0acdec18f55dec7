import { eventually } from './eventually'
import { useFixture } from './useFixture'

describe('the way back', () => {
  const fixture = useFixture()
  const above = async () => {
    const { app } = fixture()
    await app.callWxMethod('navigateTo', { url: '/pages/layers/index' })
    return { ...fixture(), page: await app.currentPage() }
  }
  const names = async () => (await fixture().app.pageStack()).map(({ path }) => path.split('/')[1])

  it.each(['key', 'gesture'] as const)('closes a page-container before the page (%s), and tells the page', async (how) => {
    const { page, phone, text } = await above()
    await page?.setData({ first: true })
    await eventually(() => text('.told'), 'afterenter')
    await phone.back(how)
    await eventually(() => text('.told'), 'afterenter beforeleave afterleave')
    expect([await names(), await page?.data('first')]).toEqual([['parts', 'layers'], true])
    await phone.back(how)
    await eventually(names, ['parts'])
  })

  it('closes it for wx.navigateBack too, and it comes again only after it was told to go', async () => {
    const { app, page, text } = await above()
    await page?.setData({ first: true })
    await eventually(() => text('.told'), 'afterenter')
    await app.callWxMethod('navigateBack')
    await eventually(() => text('.told'), 'afterenter beforeleave afterleave')
    expect(await names()).toEqual(['parts', 'layers'])
    await page?.setData({ first: true })
    await app.callWxMethod('navigateBack')
    expect(await names()).toEqual(['parts'])
  })

  it('leads through one page-container a page: a second one is refused', async () => {
    const { page, phone } = await above()
    await page?.setData({ first: true })
    await page?.setData({ second: true })
    expect((await phone.inspect()).problems).toContainEqual({ kind: 'exception', message: 'a page shows one page-container at most' })
  })

  it('asks first where the page wants it, but for a finger from the edge', async () => {
    const { app, phone } = await above()
    await app.callWxMethod('enableAlertBeforeUnload', { message: '还没有保存' })
    await phone.back('key')
    await phone.page.getByText('还没有保存').waitFor()
    await app.native().cancelModal()
    expect(await names()).toEqual(['parts', 'layers'])
    await phone.back('key')
    await app.native().confirmModal()
    await eventually(names, ['parts'])

    await app.callWxMethod('navigateTo', { url: '/pages/layers/index' })
    await app.callWxMethod('enableAlertBeforeUnload', { message: '还没有保存' })
    await phone.back('gesture')
    await eventually(names, ['parts'])

    await app.callWxMethod('navigateTo', { url: '/pages/layers/index' })
    await app.callWxMethod('enableAlertBeforeUnload', { message: '还没有保存' })
    await app.callWxMethod('disableAlertBeforeUnload')
    await app.callWxMethod('navigateBack')
    expect(await names()).toEqual(['parts'])
  })
})
