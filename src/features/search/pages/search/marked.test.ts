import { marked } from './marked'

describe('a suggestion', () => {
  it.each([
    ['布洛芬缓释胶囊', '布洛', ['[布洛]', '芬缓释胶囊']],
    ['小儿布洛芬', '布洛芬', ['小儿', '[布洛芬]']],
    ['板蓝根颗粒', 'blg', ['板蓝根颗粒']],
    ['板蓝根颗粒', '', ['板蓝根颗粒']],
    ['维生素C片', 'c', ['维生素', '[C]', '片']],
  ])('%s shows what %s repeats', (text, typed, pieces) => {
    expect(marked(text, typed).map(({ piece, hit }) => (hit ? `[${piece}]` : piece))).toEqual(pieces)
  })
})
