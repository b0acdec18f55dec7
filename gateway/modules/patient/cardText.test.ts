import { linesOf } from '../../../tests/support/seenText'
import { cardText, dateIn } from './cardText'

const NUMBER = '公民 身份 号 码 320106195806151037'

describe('the text of a card', () => {
  it('gives number, name, sex and day of birth', () => {
    const card = cardText(linesOf('姓 名 周 建 国', '性 别 男 民族 汉', '出 生 1958 年 6 月 15 日', '住 址 清河 市', NUMBER))
    expect(card).toMatchObject({
      name: '周建国',
      sex: 0,
      birthDate: '1958-06-15',
      number: '320106195806151037',
      isFront: true,
      isBack: false,
    })
    expect(card.birthBox).toEqual({ left: 0, right: 780, top: 120, bottom: 160 })
    expect(card.numberBox).toEqual({ left: 400, right: 480, top: 240, bottom: 280 })
  })

  it.each([
    ['a pattern among the letters', ['姓 - 名 _ 周 建 国 «'], { name: '周建国' }],
    ['a name without its label', ['周 建 国', '男 “民族 汉'], { name: '周建国', sex: 0 }],
    ['a foreign name with its dot', ['姓 名 阿依 · 古丽'], { name: '阿依·古丽' }],
    ['a label with nothing beside it', ['姓 名'], { name: undefined, isFront: true }],
    ['an X that looks like a Chinese letter', ['公民 身份 号 码 11010520000303461 久'], { number: '11010520000303461X' }],
    ['too many figures in a row', ['号 码 44030519960712557356 5'], { number: undefined, isFront: true }],
    ['both sexes in a line', ['性 别 男 女 民族 汉'], { sex: undefined }],
    ['the side with the emblem', ['签发 机关 清河 市 公安 局', '有效 期限 2020.01.01'], { isFront: false, isBack: true }],
    ['something else', ['谢谢 惠顾', '合计 18.50'], { number: undefined, name: undefined, isFront: false, isBack: false }],
    ['nothing', [], { number: undefined, isFront: false }],
  ])('of %s', (_what, texts, expected) => {
    expect(cardText(linesOf(...texts))).toMatchObject(expected)
  })

  it.each([
    ['出_生-2001-年-7-月_16日', '2001-07-16'],
    ['1972年1月12日', '1972-01-12'],
    ['出生-19356-年-10月5日', undefined],
    ['出生2001年-了一月16日', undefined],
  ])('reads the day in %s as %s', (text, day) => expect(dateIn(text)).toBe(day))
})
