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
const MAX_LINES = 300
const isData = (file: string) =>
  /gateway\/(demo|modules\/(catalogue\/bannedList|disease\/categories|safety\/rules\/))|src\/(contract|routes\/table)|tests\//.test(file)

/** Words of constants that the field has better ones for (docs/glossary.md). Codes on the wire are no constants. */
const REPLACED: Readonly<Record<string, string>> = {
  MOST: 'MAX',
  LEAST: 'MIN',
  PATIENCE: 'TIMEOUT_MS or DELAY_MS',
  LASTS: 'TTL_MS or DURATION_MS',
  FRESH: 'STALE_MS',
}
const CONSTANT = /\bconst ([A-Z]+)(?:_[A-Z_]+)?\b/g

/** Declarations that the field has better words for. */
const REPLACED_NAMES: Readonly<Record<string, string>> = {
  Deed: 'SkuAction',
  Said: 'VisuallyHidden, or what the text is',
  asShown: 'withOptimisticChanges',
  doneWrites: 'idempotencyKeys',
  handOn: 'share',
  scrubbed: 'redact',
  shrunk: 'resizeImage',
  takeNotes: 'track',
  takeNotices: 'paymentWebhook',
}
const DECLARATION = /\b(?:class|const|function|type) (\w+)/g

/** Each declaration that still has an old word: where, and what it is called here. */
const oldIn = (pattern: RegExp, replaced: Readonly<Record<string, string>>) =>
  code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([whole, word = '']) =>
      Object.hasOwn(replaced, word) ? [`${file}: ${whole} is ${replaced[word]} here`] : [],
    ),
  )

describe('the code', () => {
  it.each([
    ['constants', CONSTANT, REPLACED],
    ['declarations', DECLARATION, REPLACED_NAMES],
  ])('names its %s in the field’s words', (_what, pattern, replaced) => expect(oldIn(pattern, replaced)).toEqual([]))

  it('has names that say what a file holds', () => {
    expect(code.filter((file) => EMPTY_WORDS.test(nameOf(file)))).toEqual([])
  })

  it('has small files', () => {
    const long = code
      .filter((file) => !isData(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    expect(long.filter(({ lines }) => lines > MAX_LINES)).toEqual([])
  })

  it('has a page for every row, and no page without one', () => {
    const pages = code
      .map((file) => /^src\/features\/([^/]+)\/pages\/([^/]+)\/index\.tsx$/.exec(file))
      .flatMap((match) => (match ? [`${match[1]}/${match[2]}`] : []))
    const table = code
      .filter((file) => /^src\/routes\/\w+Routes\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join()
    expect(pages.filter((page) => !table.includes(`'${page}'`))).toEqual([])
  })
})
