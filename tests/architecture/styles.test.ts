/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const filesIn = (folder: string, end: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((file) => end.test(file)).map((file) => path.join(folder, file))

/** Style sheets without their comments. */
const rulesOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

describe('style sheets of features', () => {
  const sheets = filesIn('src/features', /\.s?css$/)

  it.each(sheets)('%s takes its colours from the tokens', (file) => {
    expect(rulesOf(file).match(/#[\da-f]{3,8}\b|\brgba?\([^v]/gi) ?? []).toEqual([])
  })

  it.each(sheets)('%s takes its font sizes from the tokens, so that elder mode reaches them', (file) => {
    expect(rulesOf(file).match(/font-size:\s*[\d.]+(px|rem)|font:[^;]*\d(px|rem)/g) ?? []).toEqual([])
  })
})

describe('style sheets everywhere', () => {
  it('leave the press state to the press component: WeChat’s audit refuses :active', () => {
    const shared = filesIn('src', /\.s?css$/).filter((file) => !/web\.scss$|\.h5\./.test(file))
    expect(shared.filter((file) => /:active\b/.test(rulesOf(file)))).toEqual([])
  })
})
