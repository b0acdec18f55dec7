import { createHash } from 'node:crypto'
import { CATEGORIES, type CategoryCode } from './categories'

/** Five slips of the public list's names, put right in ours: ours, and as they stand there. */
const SLIPS: Partial<Record<CategoryCode, readonly [ours: string, theirs: string]>> = {
  B26: ['流行性腮腺炎', '流行牲腮腺炎'],
  D66: ['遗传性因子Ⅷ缺乏', '遗传性因子Ⅶ缺乏'],
  D67: ['遗传性因子Ⅸ缺乏', '遗传性因子lX缺乏'],
  G51: ['面神经疾患', '神经疾患'],
  K52: ['其他非感染性胃肠炎和结肠炎', '其他非感染性胃肠炎和结肠贺'],
}

/** By the first letter of the codes: the beginning of the SHA-256 of the public list's lines of the categories used here, in order. README.md tells how it is made. */
const CHECKSUMS = {
  A: '88d2992f01acc8ef',
  B: '5fe290a315633c14',
  C: '9cb2f1db1f913788',
  D: 'dc765261d64381eb',
  E: '94b3c6e2920c7ae3',
  F: '4d4af60d6e387e2d',
  G: '4f88383ee6e0edd9',
  H: 'dea2aecf07af3f4a',
  I: '4925f34f365a157c',
  J: 'dbcc727cff08ec0f',
  K: '6bc7e9df8bfbaab8',
  L: '8483d84e59e1cb5e',
  M: '1219d49ab3383e72',
  N: '606f3f76c9b34c6e',
  O: '07eb684fcd33c8a5',
  P: 'c1a899ca65fce321',
  Q: '49cd64d3cc1a9c5e',
  R: '51e2f0dc0f2085cb',
  S: 'cdf06b7c82c39053',
  T: 'df8e13b5a88c473a',
}

const entries = Object.entries(CATEGORIES) as Array<[CategoryCode, string]>

function checksumOf(letter: string): string {
  const lines = entries.filter(([code]) => code.startsWith(letter)).map(([code, name]) => `${code}\t${SLIPS[code]?.[1] ?? name}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16)
}

describe('the categories of ICD-10', () => {
  it.each(Object.entries(CHECKSUMS))('of the letter %s have the codes and names of the public list', (letter, checksum) => {
    expect(checksumOf(letter)).toBe(checksum)
  })

  it('are all checked, and stand in order', () => {
    const codes = entries.map(([code]) => code)
    expect(Object.keys(CHECKSUMS)).toEqual([...new Set(codes.map((code) => code.charAt(0)))])
    expect(codes).toEqual([...codes].sort())
    expect(codes.filter((code) => !/^[A-T]\d\d$/.test(code))).toEqual([])
  })

  it('say the right word where the public list has a slip', () => {
    expect(Object.entries(SLIPS).map(([code, [ours]]) => [code, ours])).toEqual(
      Object.keys(SLIPS).map((code) => [code, CATEGORIES[code as CategoryCode]]),
    )
  })
})
