import { Sex } from '../../../src/contract/idCard'
import { MAX_DISEASE_NAME } from '../../../src/contract/disease'
import { CATEGORIES } from './categories'
import { FREQUENT, FREQUENT_OF_CHILDREN } from './frequent'
import { DISEASES } from './diseases'
import { lexicon, synonymsIn } from './lexicon'

const names = DISEASES.map(([, name]) => name)
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)

/** Chapters and blocks of ICD-10 that one sex alone has: N60 to N64 (breasts) both have. */
const OF_ONE_SEX: ReadonlyArray<readonly [from: string, to: string, sex: Sex]> = [
  ['C51', 'C58', Sex.female],
  ['C60', 'C63', Sex.male],
  ['D25', 'D28', Sex.female],
  ['D29', 'D29', Sex.male],
  ['E28', 'E28', Sex.female],
  ['E29', 'E29', Sex.male],
  ['N40', 'N51', Sex.male],
  ['N70', 'N98', Sex.female],
  ['O00', 'O99', Sex.female],
  ['Q50', 'Q52', Sex.female],
  ['Q53', 'Q55', Sex.male],
]
/** Words that tell the sex whatever the category is; 男性不育症 and 女性不孕症 do in both ways. */
const FEMALE_WORDS = /阴道|子宫|宫颈|卵巢|输卵管|盆腔炎|妊娠|月经|痛经|经期|绝经|更年期|产后|产褥|女性/
const MALE_WORDS = /前列腺|睾|阴茎|包皮|龟头|勃起|早泄|精索|男性/

describe('the table of diseases', () => {
  it('has many more than the 600 that an online pharmacy meets', () => {
    expect(DISEASES.length).toBeGreaterThan(1000)
  })

  it('has each name once, as long as the contract takes it', () => {
    expect(twice(names)).toEqual([])
    expect(names.filter((name) => name.trim() !== name || name.length < 1 || name.length > MAX_DISEASE_NAME)).toEqual([])
  })

  it('has everyday words that are no other row’s name, each once in a row', () => {
    const known = new Set(names)
    expect(DISEASES.flatMap(([, , synonyms]) => synonymsIn(synonyms).filter((word) => known.has(word)))).toEqual([])
    expect(DISEASES.flatMap(([, , synonyms]) => twice(synonymsIn(synonyms)))).toEqual([])
  })

  it('uses every category of its list', () => {
    const used = new Set(DISEASES.map(([icdCode]) => icdCode))
    expect(Object.keys(CATEGORIES).filter((code) => !used.has(code as keyof typeof CATEGORIES))).toEqual([])
  })

  it('gives a disease of one sex to that sex alone, by its category and by its name', () => {
    const wrong = DISEASES.filter(([icdCode, name, , { sex } = {}]) => {
      const byCode = OF_ONE_SEX.find(([from, to]) => from <= icdCode && icdCode <= to)?.[2]
      const byName = FEMALE_WORDS.test(name) ? Sex.female : MALE_WORDS.test(name) ? Sex.male : undefined
      return sex !== (byCode ?? byName ?? sex) || (byCode !== undefined && byName !== undefined && byCode !== byName)
    })
    expect(wrong).toEqual([])
  })

  it('has ages in whole years that somebody can have, and those of new-born and old people where a name says so', () => {
    const wrong = DISEASES.filter(([icdCode, name, , { from = 0, to = 120 } = {}]) => {
      const isNewborn = icdCode.startsWith('P') || name.startsWith('新生儿')
      const isOld = name.startsWith('老年性') || name.startsWith('年龄相关性')
      return !Number.isInteger(from) || !Number.isInteger(to) || from > to || (isNewborn && to > 1) || (isOld && from < 40)
    })
    expect(wrong).toEqual([])
  })

  it('computes pinyin and initials of every word', () => {
    const words = lexicon().all.flatMap((disease) => disease.words)
    expect(words.filter(({ letters, initials, text }) => letters.length < text.length || initials.length !== text.length)).toEqual([])
    expect(lexicon().all.find(({ name }) => name === '支原体肺炎')?.words[0]).toMatchObject({
      letters: 'zhiyuantifeiyan',
      initials: 'zytfy',
    })
  })

  it('has every common disease, each once', () => {
    expect([...FREQUENT, ...FREQUENT_OF_CHILDREN].filter((name) => !names.includes(name))).toEqual([])
    expect([twice(FREQUENT), twice(FREQUENT_OF_CHILDREN)]).toEqual([[], []])
  })
})
