/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const filesIn = (folder: string, end: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((file) => end.test(file)).map((file) => path.join(folder, file))

/** Style sheets without their comments. */
const rulesOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

/** Declarations of distances between things: their values must be steps of the grid. */
const DISTANCE = /(?:^|[{;\s])((?:margin|padding|gap|row-gap|column-gap)(?:-\w+)?:[^;}]*)/g
/** A length of its own; what is computed from a token, or follows the size of its letters (em), is none. */
const OWN_LENGTH = /(?<![\w.])\d*\.?\d+(px|rem|rpx)\b/
const withoutComputed = (declaration: string) => declaration.replace(/calc\([^;]*var\(--[^;]*\)/g, '')

describe('style sheets of features', () => {
  const sheets = filesIn('src/features', /\.s?css$/)

  it.each(sheets)('%s takes its colours from the tokens', (file) => {
    expect(rulesOf(file).match(/#[\da-f]{3,8}\b|\brgba?\([^v]|\bhsla?\(/gi) ?? []).toEqual([])
  })

  it.each(sheets)('%s takes its font sizes from the tokens, so that elder mode reaches them', (file) => {
    expect(rulesOf(file).match(/font-size:\s*[\d.]+(px|rem|em)|font:[^;]*[\s/]\d+(px|rem)|line-height:\s*[\d.]+(px|rem)/g) ?? []).toEqual(
      [],
    )
  })

  it.each(sheets)('%s takes its distances from the tokens', (file) => {
    const distances = [...rulesOf(file).matchAll(DISTANCE)].map(([, declaration = '']) => declaration)
    expect(distances.filter((declaration) => OWN_LENGTH.test(withoutComputed(declaration)))).toEqual([])
  })
})

describe('style sheets everywhere', () => {
  it('leave the press state to the press component: WeChat’s audit refuses :active', () => {
    const shared = filesIn('src', /\.s?css$/).filter((file) => !/web\.scss$|\.h5\./.test(file))
    expect(shared.filter((file) => /:active\b/.test(rulesOf(file)))).toEqual([])
  })
})
