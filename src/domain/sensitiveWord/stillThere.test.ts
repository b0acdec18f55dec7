import { stillThere } from './stillThere'

const hit = (start: number, word: string) => ({ field: 'words', start, end: start + word.length, word, kind: 'cure', reason: '', tip: '' })
const checked = { text: '三天根治了，真治愈', hits: [hit(2, '根治'), hit(7, '治愈')] }
const places = (text: string) => stillThere(checked, text).map(({ start, word }) => [start, word])

describe('marked words', () => {
  it.each([
    [
      'the same text',
      '三天根治了，真治愈',
      [
        [2, '根治'],
        [7, '治愈'],
      ],
    ],
    [
      'something typed behind them',
      '三天根治了，真治愈。',
      [
        [2, '根治'],
        [7, '治愈'],
      ],
    ],
    [
      'something typed before them',
      '才三天根治了，真治愈',
      [
        [3, '根治'],
        [8, '治愈'],
      ],
    ],
    ['one taken away', '三天了，真治愈', [[5, '治愈']]],
    ['something put into one', '三天根不治了，真治愈', [[8, '治愈']]],
    ['nothing left', '', []],
  ] as const)('stay marked where they still stand: %s', (_what, text, left) => expect(places(text)).toEqual(left))
})
