import fc from 'fast-check'
import { EventName } from '@/contract/analytics'
import { eventName } from './eventName'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
/** Texts as users, servers and engines build them around somebody's data. */
const PERSONAL = {
  phone: digits(9).map((rest) => `13${rest}`),
  'phone with gaps': digits(8).map((rest) => `139 ${rest.slice(0, 4)} ${rest.slice(4)}`),
  'ID number': fc.tuple(digits(17), fc.constantFrom('X', 'x', '7')).map(([body, check]) => body + check),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{32,64}$/),
  name: fc.constantFrom('周建国', '林秀芝', '欧阳娜娜', '陈默'),
  address: fc.constantFrom('杭州市西湖区文三路90号', '2号楼301室', '西湖区翠苑街道'),
  'search word': fc.constantFrom('痔疮', '艾滋病试纸', '抑郁症', 'HIV试纸', '左氧氟沙星'),
  'mail address': fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `${name}@example.com`),
}
const WRAPPED = [
  (text: string) => text,
  (text: string) => `Unexpected token in JSON: "${text}" is not valid`,
  (text: string) => `request:fail https://shop.example/api/search?keyword=${text}`,
  (text: string) => `TypeError: Cannot read properties of undefined (reading '${text}')`,
  (text: string) => `Error: ${text}: not found`,
  (text: string) => `${text} ${text}`,
]
/** Any run of somebody's data that could be read again: three letters that are no plain code, four digits. */
const piecesOf = (text: string) =>
  [...text.matchAll(/[\u4e00-\u9fff]|[A-Za-z]{3,}(?=[\u4e00-\u9fff])|\d{4,}|[\w-]{32,}/g)].map(([piece]) => piece)

describe('the words of a fault', () => {
  it.each(Object.entries(PERSONAL))('lose a %s, wherever it stands', (_what, personal) => {
    fc.assert(
      fc.property(personal, fc.constantFrom(...WRAPPED), (text, wrap) => {
        const told = eventName(wrap(text))
        expect(told).not.toContain(text)
        for (const piece of piecesOf(text)) expect(told).not.toContain(piece)
      }),
      { numRuns: 300 },
    )
  })

  it('always are what the contract takes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 200 }), digits(40)), (text) => {
        expect(EventName.safeParse(eventName(text)).success).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'stock')",
      "TypeError: Cannot read properties of undefined (reading 'stock')",
    ],
    ['GET /product/v3/{code} NETWORK', 'GET /product/v3/{code} NETWORK'],
    ['Loading chunk 5123 failed.', 'Loading chunk # failed.'],
  ])('stay readable: %s', (words, told) => {
    expect(eventName(words)).toBe(told)
  })
})
