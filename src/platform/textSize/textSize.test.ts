import { readTextSize } from '.'

/** A browser that lays out text: how wide 16 pixels, plain text and iOS's body text come out, in pixels a letter. */
function browserWith({ pixels = 16, plain = 16, body }: { pixels?: number; plain?: number; body?: number }) {
  const supports = (_name: string, value: string) => value === '-apple-system-body' && body !== undefined
  Object.defineProperty(window, 'CSS', { configurable: true, value: { supports } })
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const style = this.getAttribute('style') ?? ''
    const letter = style.includes('apple') ? (body ?? 0) : style.includes('medium') ? plain : pixels
    return { width: letter * 100 } as DOMRect
  })
}

describe('the size of text the system shows', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['a browser as it comes', {}, { scale: 1, rest: 1 }],
    ['a browser set to larger text', { plain: 24 }, { scale: 1.5, rest: 1.5 }],
    ['smaller text, which is not followed', { plain: 12 }, { scale: 1, rest: 1 }],
    ['an iPhone as it comes', { body: 17 }, { scale: 1, rest: 1 }],
    ['an iPhone with larger text', { body: 23.8 }, { scale: 1.4, rest: 1.4 }],
    ['a web view that enlarges every page by itself', { pixels: 24, plain: 24 }, { scale: 1.5, rest: 1 }],
    ['a browser that lays nothing out', { pixels: 0, plain: 0 }, { scale: 1, rest: 1 }],
  ])('of %s', (_words, browser, size) => {
    browserWith(browser)
    const { scale, rest } = readTextSize()
    expect({ scale: Number(scale.toFixed(3)), rest: Number(rest.toFixed(3)) }).toEqual(size)
  })
})
