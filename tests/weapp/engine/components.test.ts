import { eventually } from './eventually'
import { useFixture } from './useFixture'

describe('the built-in components', () => {
  const fixture = useFixture()

  it('put what the page’s method returns into an input field', async () => {
    const { find, text } = fixture()
    const field = (await find('.digits')) as unknown as Field
    await field.input('1a2b3')
    await eventually(() => text('.typed'), '123')
    expect(await field.value()).toBe('123')
  })

  it('type no more than a field takes', async () => {
    const { find } = fixture()
    const field = (await find('.digits')) as unknown as Field
    await field.input('1234567890')
    expect(await field.value()).toBe('123456')
  })

  it('bring the named fields of a form together', async () => {
    const { find, text } = fixture()
    await ((await find('.name')) as unknown as Field).input('周岚')
    await ((await find('.memo')) as unknown as Field).input('at the door')
    for (const selector of ['.switch', '.apple', '.pear', '.large', '.submit']) await (await find(selector)).tap()
    await eventually(async () => JSON.parse((await text('.formed')) ?? '{}') as unknown, {
      name: '周岚',
      memo: 'at the door',
      on: true,
      fruit: ['apple', 'pear'],
      size: 'large',
    })
    expect(await text('.chosen')).toBe('apple,pear')
  })

  it('open a picker of the phone’s own, and tell what was chosen', async () => {
    const { phone, app, find, text } = fixture()
    await (await find('.picker')).tap()
    await phone.page.locator('.panel select').selectOption('2')
    await app.native().confirmModal()
    await eventually(() => text('.picked'), 'picked 2')
    await (await find('.date')).tap()
    await phone.page.locator('.panel input').fill('2026-12-01')
    await app.native().confirmModal()
    await eventually(() => text('.picked'), 'picked 2026-12-01')
  })

  it('tell when the end of a scrolled list comes near', async () => {
    const { find, text } = fixture()
    await ((await find('.list')) as unknown as Scrolled).scrollTo(0, 1000)
    await eventually(() => text('.rows'), '4')
  })

  it('show rich text in which nothing runs', async () => {
    const { find } = fixture()
    expect(await (await find('.rich')).wxml()).toBe('<b>bold</b>')
  })

  it('hand out a canvas to draw on, and tell where on it a finger is', async () => {
    const { app, find, text } = fixture()
    const drawn = await app.evaluate(
      () =>
        new Promise((resolve) => {
          const query = (wx as unknown as { createSelectorQuery: () => Query }).createSelectorQuery()
          query
            .select('#canvas')
            .fields({ node: true, size: true })
            .exec(([found]) => {
              const brush = found.node.getContext('2d')
              brush?.fillRect(0, 0, 10, 10)
              resolve([found.width, found.height, Array.from(brush?.getImageData(5, 5, 1, 1).data ?? [])])
            })
        }),
    )
    expect(drawn).toEqual([200, 100, [0, 0, 0, 255]])
    const canvas = await find('.canvas')
    await canvas.touchstart()
    await canvas.touchend()
    await eventually(() => text('.drawn'), '100,50')
  })

  it('turn a swiper', async () => {
    const { find, text } = fixture()
    await ((await find('.swiper')) as unknown as { swipeTo: (place: number) => Promise<void> }).swipeTo(1)
    await eventually(() => text('.picked'), 'picked 1')
  })
})

type Query = {
  select: (selector: string) => {
    fields: (fields: object) => { exec: (then: (all: [{ node: HTMLCanvasElement; width: number; height: number }]) => void) => void }
  }
}

type Field = { input: (value: string) => Promise<void>; value: () => Promise<unknown> }
type Scrolled = { scrollTo: (left: number, top: number) => Promise<void> }
