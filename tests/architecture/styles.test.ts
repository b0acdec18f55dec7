/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'

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

/** Elements whose names in a sheet Taro's H5 build writes otherwise (`taro-input-core`), though the shop draws the browser's own. */
const REWRITTEN =
  /(?:^|[\s,>+~}])(?:view|text|image|input|textarea|button|label|navigator|scroll-view|swiper|swiper-item|picker|video|form)(?=[\s.:[,>+~{])/gm
/** Classes of libraries, which their own elements carry. */
const FOREIGN = /^(?:nut|taro|rmc)[-_]/
const selectorsIn = (rules: string) => [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join('\n')

describe('rules that never match', () => {
  const sources = filesIn('src', /\.tsx?$/).filter((file) => !/\.test\./.test(file))
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const named = new Set(code.match(/[\w-]+/g))
  const begun = [...new Set([...code.matchAll(/([\w-]+(?:--|__|-))\$\{/g)].map(([, start = '']) => start))]
  const isDrawn = (name: string) => FOREIGN.test(name) || named.has(name) || begun.some((start) => name.startsWith(start))

  it('name no element that Taro rewrites in a sheet that the H5 build takes', () => {
    const own = filesIn('src', /\.s?css$/).filter((file) => !/[\\/]weapp\.scss$/.test(file))
    expect(own.flatMap((file) => selectorsIn(rulesOf(file)).match(REWRITTEN) ?? [])).toEqual([])
  })

  it.each(filesIn('src', /\.s?css$/))('%s names no class that nothing carries', (file) => {
    // What Sass computes, `.gap-#{$step}`, is not known here.
    const rules = selectorsIn(rulesOf(file).replace(/[^{};]*#\{[^}]*\}[^{;]*/g, ''))
    const classes = [...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
    expect([...new Set(classes)].filter((name) => !isDrawn(name))).toEqual([])
  })
})

/** What a rule says last of its letters' size; an older browser keeps what it says first. */
const letterSizesIn = (rules: string) =>
  [...rules.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => [...body.matchAll(/font-size:\s*([^;]+)/g)].at(-1)?.[1] ?? [])

describe('letters and figures', () => {
  /** Design points below which an old eye reads no dose and no price. */
  const MIN = 11
  /** Sizes that follow what stands around them may come out too small, unless they say their least. */
  const isTooSmall = (size: string) =>
    /^[\d.]+em$/.test(size) ? parseFloat(size) < 1 : /^(calc\()?[\d.]+px/.test(size) && parseFloat(size.replace('calc(', '')) < MIN

  it.each(filesIn('src', /\.s?css$/))(`%s draws none below ${MIN} points`, (file) => {
    expect(letterSizesIn(rulesOf(file)).filter(isTooSmall)).toEqual([])
  })
})

/** Every simple selector of classes that must stand on one element together: `.q-input.invalid`. */
const compoundsIn = (rules: string) =>
  rules
    .replace(/:not\([^)]*\)/g, '')
    .split(/[\s,>+~]+/)
    .map((compound) => [...compound.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
    .filter((classes) => classes.length > 1)

describe('classes of the utilities', () => {
  const { css } = compile('src/styles/utilities.scss')
  const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  /** What only a utility is called: `margin-top-12`, `text-left`. */
  const UTILITY = /^(?:gap|margin|padding|text|color|weight|align|justify)-[a-z\d-]*[a-z\d]$/
  const classNames = /className=(?:"([^"]*)"|\{cx\(([^)]*)\))/g

  it('are drawn nowhere without a rule of theirs', () => {
    const drawn = filesIn('src', /\.tsx$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(classNames)].flatMap(([, plain = '', computed = '']) =>
        [plain, ...[...computed.matchAll(/'([^']*)'/g)].map(([, words = '']) => words)]
          .join(' ')
          .split(' ')
          .map((name) => ({ file, name })),
      ),
    )
    expect(drawn.length).toBeGreaterThan(1000)
    expect(drawn.filter(({ name }) => UTILITY.test(name) && !defined.has(name))).toEqual([])
  })
})

describe('rules of the utilities', () => {
  const code = filesIn('src', /\.tsx?$/)
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const words = new Set(code.match(/[\w-]+/g))
  /** `text-` of `text-${size}`. */
  const begun = [...new Set([...code.matchAll(/([a-z-]+-)\$\{/g)].map(([, start = '']) => start))]

  it('are each of a class that something carries', () => {
    const classes = [...new Set([...compile('src/styles/utilities.scss').css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))]
    expect(classes.length).toBeGreaterThan(50)
    expect(classes.filter((name) => !words.has(name) && !begun.some((start) => name.startsWith(start)))).toEqual([])
  })
})

describe('rules of a state', () => {
  /** The words in a file's strings: a state's class (`on`, `stopped`) is one of them where its element is drawn, not merely a word of the code. */
  const drawn = filesIn('src', /\.tsx?$/).map((file) => {
    const strings = [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map((found) => found.slice(1).join(''))
    return new Set(strings.join(' ').match(/[\w-]+/g))
  })
  const isState = (name: string) => /^[a-z]+$/.test(name)

  it.each(filesIn('src', /\.s?css$/))('%s knows no state that its element is never drawn in', (file) => {
    const compounds = compoundsIn(selectorsIn(rulesOf(file)))
    const states = compounds.filter((classes) => classes.some(isState) && !classes.some((name) => FOREIGN.test(name)))
    expect(states.filter((classes) => !drawn.some((words) => classes.every((name) => words.has(name))))).toEqual([])
  })
})

describe('what a browser draws with a look of its own', () => {
  const RESET = { button: 'q-press', input: 'q-control', textarea: 'q-control' }

  it.each(Object.entries(RESET))('%s bears the class that takes it off', (element, reset) => {
    const opened = new RegExp(`<${element}\\b[\\s\\S]*?\\n? *>`, 'g')
    const inBrowsers = filesIn('src', /\.tsx$/).filter((file) => !/\.test\.|[\\/]gallery[\\/]/.test(file))
    const found = inBrowsers.flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .match(opened)
          ?.map((tag) => ({ file, tag })) ?? [],
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ tag }) => !tag.includes(reset) && !tag.includes('{...common}'))).toEqual([])
  })
})

describe('style sheets everywhere', () => {
  it('leave the press state to the press component: WeChat’s audit refuses :active', () => {
    const shared = filesIn('src', /\.s?css$/).filter((file) => !/web\.scss$|\.h5\./.test(file))
    expect(shared.filter((file) => /:active\b/.test(rulesOf(file)))).toEqual([])
  })

  /** WeChat lays each child into a box of its own, where it is the first and the last: the element says by a class of its own which it is. */
  const STRUCTURAL = /:(?:first|last|only|nth)-(?:last-)?(?:child|of-type)\b/g

  it.each(filesIn('src', /\.s?css$/))('%s asks nothing of an element’s place among its neighbours', (file) => {
    expect(rulesOf(file).match(STRUCTURAL) ?? []).toEqual([])
  })
})
