import { syntheticIndex } from '../../../tests/support/syntheticIndex'
import { maxStepsOf } from './allowance'
import type { SearchQuery } from './engine'
import { find } from './find'
import { MemorySearch } from './memorySearch'
import type { SearchIndex } from './searchIndex'
import { Work } from './work'

const WISH: Omit<SearchQuery, 'keyword'> = {
  sort: 'overall',
  marks: [],
  brands: [],
  forms: [],
  audiences: [],
  inStock: false,
  priceFrom: 0,
  priceTo: 100_000_000,
}

/** Counts the steps between two pauses too. */
class WatchedWork extends Work {
  longest = 0
  #last = 0
  override rest() {
    this.longest = Math.max(this.longest, this.spent - this.#last)
    this.#last = this.spent
    return super.rest()
  }
}

/** Sixty characters of each kind that made a search dear. */
const DEAR = [
  ['letters, one a word', 'a e i o u n s g t l d b h j k m p q r w x y z '.repeat(2)],
  ['the same letter again and again', 'a '.repeat(30)],
  ['the same character again and again', '片 '.repeat(30)],
  ['characters that most names hold', '片,胶,剂,颗,口,服,缓,软,滴,眼,丸,盒,支,瓶,酸,素,林,汀,平,尔,坦,利,'],
  ['words one character wrong', '片剂囊 囊剂片 剂囊片 片囊剂 囊片剂 剂片囊 胶片剂 片胶剂 剂胶片 剂片胶 胶剂片 颗剂片 颗片剂 '],
  ['syllables', 'sha tan pian jiao nang ke li kou fu ye ruan gao di yan ye w'],
  ['slips in pinyin', 'pianq jiaonangq keliq koufuq ruangaoq diyanq wanq huanq qq'],
  ['one long slip in pinyin', 'huanshiipianjiaonnangkeliikoufuuyeruanngaodiiyanyewannjixxxx'],
  ['repeated letters', 'a'.repeat(60)],
  ['repeated characters', '片'.repeat(60)],
  ['words around nothing', `我要买${'药'.repeat(40)}${'的'.repeat(17)}`],
  ['Chinese and letters mixed', '片q 胶a囊 abc1 沙tan q剂 zz 布罗芬 shaa 维c素 xx液 d片 vv 口服ye'],
] as const

describe('the work of a search', () => {
  let index: SearchIndex
  beforeAll(async () => {
    index = await syntheticIndex(3000)
  })

  it.each(DEAR)('is bounded for %s', async (_kind, text) => {
    const keyword = text.slice(0, 60)
    const most = maxStepsOf(index)
    const result = new WatchedWork(most)
    await find({ index, isSoldOut: () => false }, { ...WISH, keyword }, result)
    const suggested = new WatchedWork(most)
    await new MemorySearch({ index, isSoldOut: () => false }).suggest({ typed: keyword, size: 10 }, suggested)
    // What was begun is ended: one word's places, and weighing what was found.
    expect(result.spent).toBeLessThan(most * 1.5)
    expect(suggested.spent).toBeLessThan(most * 1.5)
    expect(result.longest).toBeLessThan(300_000)
  })

  it('ends with the best found so far when it is used up', async () => {
    const current = { index, isSoldOut: () => false }
    const whole = await find(current, { ...WISH, keyword: '胶囊 感冒' }, new Work())
    const cut = await find(current, { ...WISH, keyword: '胶囊 感冒' }, new Work(1000))
    expect([whole.searched, cut.searched]).toEqual(['胶囊 感冒', '胶囊'])
    expect(cut.numbers.length).toBeGreaterThan(0)
  })

  it('does not cut an ordinary search', async () => {
    for (const keyword of ['s', '片', 'pian', '沙坦胶囊', '阿达沙坦片', '感冒 颗粒', 'ganmao', '胶襄']) {
      const work = new Work(maxStepsOf(index))
      await find({ index, isSoldOut: () => false }, { ...WISH, keyword }, work)
      expect(work.isUsedUp).toBe(false)
    }
  })
})
