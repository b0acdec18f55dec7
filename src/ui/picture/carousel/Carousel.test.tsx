import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from './Carousel'

const slides = ['一', '二', '三'].map((text) => ({ id: text, node: <span>{text}</span> }))
const at = () => screen.getByText(/\/ 3$/).textContent
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
beforeAll(() => Object.assign(Element.prototype, { setPointerCapture: () => undefined }))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** jsdom knows no pointer events: a mouse event of that name carries what is read. */
const pointer = (element: Element, type: string, clientX: number) => fireEvent(element, new MouseEvent(type, { bubbles: true, clientX }))

async function drag(by: number) {
  const track = document.querySelector('.q-carousel__track') as Element
  pointer(track, 'pointerdown', 200)
  pointer(track, 'pointermove', 200 + by / 2)
  pointer(track, 'pointermove', 200 + by)
  pointer(track, 'pointerup', 200 + by)
  await pass(300)
}

describe('a carousel', () => {
  it('moves every 3 seconds and begins again after the last', async () => {
    render(<Carousel label="推荐" slides={slides} height={120} mark="count" />)
    await pass(2999)
    expect(at()).toBe('1 / 3')
    await pass(1)
    expect(at()).toBe('2 / 3')
    await pass(3000)
    expect(at()).toBe('3 / 3')
    await pass(3000)
    expect(at()).toBe('1 / 3')
    await pass(300)
    expect(at()).toBe('1 / 3')
  })

  it('stands still once it was touched', async () => {
    render(<Carousel label="推荐" slides={slides} height={120} mark="count" />)
    pointer(document.querySelector('.q-carousel__track') as Element, 'pointerdown', 10)
    pointer(document.querySelector('.q-carousel__track') as Element, 'pointerup', 10)
    await pass(10000)
    expect(at()).toBe('1 / 3')
  })

  it('stands still while the window is hidden', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    render(<Carousel label="推荐" slides={slides} height={120} mark="count" />)
    await pass(10000)
    expect(at()).toBe('1 / 3')
    jest.restoreAllMocks()
  })

  it.each([
    [-49, '1 / 3'],
    [-50, '2 / 3'],
    [50, '3 / 3'],
  ])('dragged by %i points shows %s', async (by, shown) => {
    render(<Carousel label="推荐" slides={slides} height={120} mark="count" autoplay={false} />)
    await drag(by)
    expect(at()).toBe(shown)
  })
})
