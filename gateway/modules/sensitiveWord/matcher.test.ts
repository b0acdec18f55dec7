import { BUILT_IN_WORDS } from './builtInWords'
import { Matcher } from './matcher'

const matcher = new Matcher(BUILT_IN_WORDS)
const wordsIn = (text: string, use: Parameters<Matcher['in']>[1] = 'review') => matcher.in(text, use).map(({ word }) => word)

describe('words that may not be written where others read them', () => {
  it.each<[string, string[]]>([
    ['三天就根治了头疼', ['根治']],
    ['根 治', ['根 治']],
    ['根，治。', ['根，治']],
    ['根\u200b\u2060治', ['根\u200b\u2060治']],
    ['根*治、藥到病除！', ['根*治', '藥到病除']],
    ['治癒率１００％有效', ['治癒率', '１００％有效']],
    ['ＶＸ：qinghe2026', ['ＶＸ：qinghe2026']],
    ['加 V信', ['加 V信']],
    ['不能根治', ['根治']],
    ['😀根😀治😀', ['根😀治']],
    ['治愈率', ['治愈率']],
    ['没有副作用，也没副作用', ['没有副作用', '没副作用']],
    ['傻 B 商家', ['傻 B']],
    ['电话 138 1234 5678 找我', ['138 1234 5678']],
    ['打一三八1234五六七八', ['一三八1234五六七八']],
    ['客服 0571-8888 6666', ['0571-8888 6666']],
    ['微信号：abc_12345', ['微信号：abc_12345']],
    ['看 www.example.com/a?b=1 吧', ['www.example.com/a?b=1']],
    ['me@example.com', ['me@example.com']],
  ])('are found as they were typed: %s', (text, found) => {
    expect(wordsIn(text)).toEqual(found)
    for (const { start, end, word } of matcher.in(text, 'review')) expect(text.slice(start, end)).toBe(word)
  })

  it.each([
    '微信支付很方便，微信支付22.80元',
    '参加微信活动买的',
    '外面包好了，一包，治感冒的',
    '不断根据说明书吃，医生判断根据化验',
    '包装垃圾，客服骗人，再也不买了',
    '订单 2026112612345678901 十天才到',
    '批号 20260101，效期到 2028.01.01',
    '给我妈的药，祝早日痊愈',
    '去死皮的，家畜生产',
    '',
  ])('are not seen where none is meant: %s', (text) => expect(wordsIn(text)).toEqual([]))

  it('are those of the use alone, with a sentence for whoever wrote them', () => {
    expect(wordsIn('根治，傻逼，13812345678', 'questionnaire')).toEqual(['傻逼'])
    expect(wordsIn('根治，请拨 400-000-2026', 'reviewAnswer')).toEqual(['根治'])
    expect(matcher.in('根治', 'review')).toEqual([
      {
        ...{ start: 0, end: 2, word: '根治', kind: 'cure', reason: '「根治」是讲疗效的词，商品评价里不能写' },
        tip: '可以说说送得快不快、包装怎么样，管不管用请问药师。',
      },
    ])
  })

  it('are the longest of several at one place, and those of the table that are switched on', () => {
    const own = { kind: 'cure', uses: ['review'], except: [], tip: '换个说法' } as const
    const found = new Matcher([
      { ...own, word: '特效' },
      { ...own, word: '特效药' },
      { ...own, word: '效药王' },
    ]).in('特效药王', 'review')
    expect(found).toMatchObject([{ word: '特效药', tip: '换个说法' }])
    expect(new Matcher([]).in('特效药', 'review')).toEqual([])
  })

  it.each([
    ['the beginning of words', '药到病'],
    ['a word of blanks', '根 '],
    ['letters and digits', 'a1'],
    ['what begins like addresses', 'www.'],
    ['what begins like phones', '1380'],
    ['names of ways to be reached', '微信是我'],
    ['a letter that becomes eighteen', '\ufdfa'],
  ])('are looked for in linear time, whatever stands there: %s', (_what, part) => {
    // A hundred thousand letters: a quadratic way would not come back within the time of a test.
    expect(Array.isArray(matcher.in(part.repeat(100_000), 'review'))).toBe(true)
  })
})
