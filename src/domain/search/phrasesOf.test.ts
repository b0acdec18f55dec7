import { phrasesOf } from './phrasesOf'

describe('the phrases of a sentence', () => {
  it.each([
    ['先喝水散热，难受再吃退烧药。', ['先喝水散热，', '难受再吃退烧药。']],
    ['痛到肩膀、胳膊、下巴或后背', ['痛到肩膀、胳膊、下巴或后背']],
    ['，别自己开车', ['，', '别自己开车']],
    ['', []],
  ])('%s', (sentence, phrases) => {
    expect(phrasesOf(sentence)).toEqual(phrases)
    expect(phrases.join('')).toBe(sentence)
  })
})
