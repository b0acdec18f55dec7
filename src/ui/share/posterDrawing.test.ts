import jsQR from 'jsqr'
import { drawPoster, linesOf } from './posterDrawing'
import { POSTER } from './posterSize'

const widthOf = (text: string) => [...text].length * 10

describe('the title of a poster', () => {
  it('never parts a dosage', () => {
    expect(linesOf('布洛芬缓释胶囊 0.3g×24粒', { width: 120, max: 2, widthOf })).toEqual(['布洛芬缓释胶囊 ', '0.3g×24粒'])
  })

  it('says with … that there is more', () => {
    expect(linesOf('一二三四五六七八九十', { width: 40, max: 2, widthOf })).toEqual(['一二三四', '五六七…'])
  })
})

/** A brush that keeps what it wrote, and dots as a printer would see them. */
function brushOn(words: string[]) {
  const [width, height] = [POSTER.width * POSTER.dots, POSTER.height * POSTER.dots]
  const dots = new Uint8ClampedArray(width * height * 4).fill(255)
  const brush = {
    fillStyle: '',
    font: '',
    drawImage: jest.fn(),
    measureText: (text: string) => ({ width: widthOf(text) }) as TextMetrics,
    fillText: (text: string) => void words.push(text),
    fillRect(x: number, y: number, wide: number, high: number) {
      const dark = brush.fillStyle === '#1b2922' ? 0 : 255
      const [left, top] = [Math.round(x * POSTER.dots), Math.round(y * POSTER.dots)]
      for (let row = top; row < top + Math.round(high * POSTER.dots); row += 1)
        for (let at = left; at < left + Math.round(wide * POSTER.dots); at += 1)
          dots.fill(dark, (row * width + at) * 4, (row * width + at) * 4 + 3)
    },
  }
  return { brush, read: () => jsQR(dots, width, height)?.data }
}

describe('a poster', () => {
  const poster = { picture: '/pictures/110011-750.webp', title: '布洛芬', cents: 2280, text: '送药到家' }

  it('is drawn with its price in yuan even where its picture does not come', () => {
    const words: string[] = []
    const { brush, read } = brushOn(words)
    drawPoster(brush, poster)
    expect(words).toEqual(['布洛芬', '¥22.80', '青禾健康', '送药到家'])
    expect(brush.drawImage).not.toHaveBeenCalled()
    expect(read()).toBeUndefined()
  })

  it('says in large letters what something without a picture is worth, in the middle of its frame', () => {
    const placed: Array<[string, number]> = []
    const { brush } = brushOn([])
    const fillText = (text: string, x: number) => void placed.push([text, x])
    drawPoster({ ...brush, fillText }, { title: '送您一份新人礼包', worth: '20 元券', condition: '满 99 可用' })
    expect(placed.slice(0, 2)).toEqual([
      ['20 元券', (POSTER.width - 50) / 2],
      ['满 99 可用', (POSTER.width - 70) / 2],
    ])
  })

  it.each([
    'https://qinghe.example/product/110011.html',
    'http://192.168.1.20:3000/product/100011.html',
    `https://a.example/${'深'.repeat(60)}`,
  ])('bears a code that leads to %s', (address) => {
    const { brush, read } = brushOn([])
    drawPoster(brush, { ...poster, address })
    expect(read()).toBe(address)
  })

  it('keeps its small print clear of the code', () => {
    const words: string[] = []
    drawPoster(brushOn(words).brush, { ...poster, text: '请按药品说明书或者在药师指导下购买和使用', address: 'https://qinghe.example' })
    expect(words.slice(-2)).toEqual(['请按药品说明书或者在药师指导下购买', '和使用'])
  })
})
