/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOTS = ['src', 'counter', 'gateway', 'tests', 'scripts', 'config']
const files = ROOTS.flatMap((root) => (readdirSync(root, { recursive: true }) as string[]).map((file) => path.join(root, file))).filter(
  (file) => statSync(file).isFile(),
)
const code = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file))

/** They say nothing of what a file holds. */
const EMPTY_WORDS = /(^|[a-z])(Utils?|Helpers?|Commons?|Misc|Manager|Service|Base|Wrapper)$|^(utils?|helpers?|commons?|misc|base)$/
const nameOf = (file: string) => path.basename(file).replace(/\..*$/, '')

/** A file that needs more than this wants to be two. Lists of facts and words are as long as the facts. */
const MOST_LINES = 300
const isData = (file: string) =>
  /gateway\/(demo|modules\/(catalogue\/bannedList|disease\/categories|safety\/rules\/))|src\/(contract|routes\/table)|tests\//.test(file)

describe('the code', () => {
  it('has names that say what a file holds', () => {
    expect(code.filter((file) => EMPTY_WORDS.test(nameOf(file)))).toEqual([])
  })

  it('has small files', () => {
    const long = code
      .filter((file) => !isData(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
  })

  it('has a page for every row, and no page without one', () => {
    const pages = code
      .filter((file) => /^src\/features\/[^/]+\/pages\/[^/]+\/index\.tsx$/.test(file))
      .map((file) => file.replace(/^src\/|\.tsx$/g, ''))
    const table = code
      .filter((file) => /^src\/routes\/\w+Routes\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join()
    expect(pages.filter((page) => !table.includes(`'${page.replace('features/', '')}'`))).toEqual([])
  })
})
