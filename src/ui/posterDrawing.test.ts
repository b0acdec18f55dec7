import { drawPoster, linesOf, POSTER } from './posterDrawing'

const widthOf = (text: string) => [...text].length * 10

describe('the title of a poster', () => {
  it('never parts a dosage', () => {
    expect(linesOf('布洛芬缓释胶囊 0.3g×24粒', { width: 120, most: 2, widthOf })).toEqual(['布洛芬缓释胶囊 ', '0.3g×24粒'])
  })

  it('says with … that there is more', () => {
    expect(linesOf('一二三四五六七八九十', { width: 40, most: 2, widthOf })).toEqual(['一二三四', '五六七…'])
  })
})

describe('a poster', () => {
  it('is drawn with its price in yuan even where its picture does not come', () => {
    const words: string[] = []
    const brush = {
      fillStyle: '',
      font: '',
      fillRect: jest.fn(),
      drawImage: jest.fn(),
      measureText: (text: string) => ({ width: widthOf(text) }) as TextMetrics,
      fillText: (text: string) => void words.push(text),
    }
    drawPoster(brush, { picture: '/pictures/110011-750.webp', title: '布洛芬', cents: 2280, text: '送药到家' }, {})
    expect(words).toEqual(['布洛芬', '¥22.80', '青禾健康', '送药到家'])
    expect(brush.drawImage).not.toHaveBeenCalled()
    expect(brush.fillRect).toHaveBeenCalledWith(0, 0, POSTER.width, POSTER.height)
  })
})
