import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { SettingKey } from '../../../counter/contract/settings/shopSettings'
import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { yuan } from '../../../src/lib/money'
import type { Db } from '../../db/open'
import { eq } from 'drizzle-orm'
import { couponTypes } from '../coupon/schema'
import { routeNamed } from '../../kernel/shopAddress'
import { EXPERIMENTS } from '../abTest/experiments'
import { CATEGORIES } from '../catalogue/taxonomy'
import { ANSWER_WORDS, unknownWord } from '../frequentQuestion/filled'
import { TEMPLATES } from '../message/templates'
import { hallOf } from '../hallGoods/hallSetting'
import { currentSearch } from '../search/current'
import { leadsToHall } from '../search/leadsToHall'
import { Work } from '../search/work'
import { cardProblem, type Card } from './cardProblem'
import { levelProblem } from './levelProblem'
import { hallProblem } from './hallProblem'
import { insuranceProblem } from './insuranceProblem'
import { planProblem, rateProblem } from './planProblem'
import { assistProblem } from './assistProblem'
import { invitationProblem } from './invitationProblem'
import { svipProblem } from './svipProblem'
import { namedIn, RX } from './namedIn'
import { rxWordsProblem } from './rxWordsProblem'

/** What a shape cannot see: the law, and whether what is named is there. The first problem, or nothing. */
type Rule = (db: Db, value: never) => Promise<Problem | undefined>

/** No advertising of prescription drugs (LAW-AND-PRIVACY, D13). */
const AN_AD = '处方药不能做广告'

/** Pages that the law, or a promise of the shop, wants found (LAW-AND-PRIVACY). */
const MUST_BE_FOUND = ['clause', 'privacy', 'certificate', 'personalInfo', 'downloadUserInfo', 'deregister', 'agreeList']

type Words = { title: string; text: string; outside: string }
type NewMember = { couponType: string; title: string; text: string; amount: number }

const cards: Rule = async (db, value: Card[]) => {
  for (const [place, card] of value.entries()) {
    const problem = await cardProblem(db, card)
    if (problem) return { path: `${place}.${problem.path}`, message: problem.message }
  }
}

const RULES: Partial<Record<SettingKey, Rule>> = {
  hotWords: async (db, value: Array<{ searchWord: string }>) => {
    const [search, hall] = [await currentSearch(db), await hallOf(db)]
    for (const [place, { searchWord }] of value.entries()) {
      if (search.vocabulary.dangers.in(searchWord, new Work()))
        return { path: `${place}.searchWord`, message: `「${searchWord}」可能是急症，不能作热门搜索词` }
      if (await search.leadsToPrescription(searchWord))
        return { path: `${place}.searchWord`, message: `「${searchWord}」只找得到处方药，或者什么也找不到，不能作热门搜索词` }
      if (await leadsToHall(search, hall, searchWord))
        return { path: `${place}.searchWord`, message: `「${searchWord}」找到的是男性健康馆的商品，不能作热门搜索词` }
    }
  },
  'mallConfig.slogan': async (db, value: string) => {
    const [named] = await namedIn(db, value, RX)
    if (named) return { path: '', message: `「${named}」是处方药，${AN_AD}` }
  },
  'mallConfig.commonResource1': cards,
  'mallConfig.commonResource2': async (db, value: Array<Card & { id: string }>) => {
    const place = value.findIndex(({ id }) => !CATEGORIES.some((category) => category.id === id))
    return place < 0 ? cards(db, value as never) : { path: `${place}.id`, message: '没有这个一级分类' }
  },
  'mallConfig.commonResource3': cards,
  'mallConfig.newUserCouponAd': async (db, value: NewMember | null) => {
    if (!value) return
    const [named] = await namedIn(db, value.title + value.text, RX)
    if (named) return { path: 'text', message: `「${named}」是处方药，${AN_AD}` }
    const [type] = await db.select({ amount: couponTypes.amount }).from(couponTypes).where(eq(couponTypes.couponType, value.couponType))
    if (!type) return { path: 'couponType', message: '没有这张券' }
    if (type.amount !== value.amount) return { path: 'amount', message: `这张券是 ${yuan(type.amount)} 元，广告要写一样的金额` }
  },
  memberLevels: levelProblem,
  svip: svipProblem,
  invitation: invitationProblem,
  assists: assistProblem,
  hall: hallProblem,
  insurance: insuranceProblem,
  plans: planProblem,
  planRates: rateProblem,
  rxSetting: async (db, value: Record<string, string>) => {
    for (const [path, text] of Object.entries(value)) {
      const message = await rxWordsProblem(db, text)
      if (message !== undefined) return { path, message }
    }
  },
  frequentQuestions: async (db, value: QuestionRow[]) => {
    const { dangers } = (await currentSearch(db)).vocabulary
    for (const [place, { question, wordings, answer }] of value.entries()) {
      const wording = wordings.findIndex((one) => dangers.in(one, new Work()) !== undefined)
      if (wording >= 0) return { path: `${place}.wordings`, message: `「${wordings[wording] ?? ''}」可能是急症，不能自动回答` }
      if (dangers.in(question, new Work())) return { path: `${place}.question`, message: '这可能是急症，不能自动回答' }
      const unknown = unknownWord(answer)
      if (unknown !== undefined)
        return { path: `${place}.answer`, message: `没有 {${unknown}}，可以用 ${ANSWER_WORDS.map((word) => `{${word}}`).join('、')}` }
      const [named] = await namedIn(db, answer, RX)
      if (named) return { path: `${place}.answer`, message: `「${named}」是处方药，${AN_AD}` }
    }
  },
  messageWords: async (db, value: Record<string, Words>) => {
    for (const [name, words] of Object.entries(value)) {
      const problem = await wordsProblem(db, name, words)
      if (problem) return { path: problem.path === '' ? name : `${name}.${problem.path}`, message: problem.message }
    }
  },
  ruleGroups: (_db, value: Array<{ names: string[] }>) => {
    const names = value.flatMap((group, place) => group.names.map((name) => ({ name, path: `${place}.names` })))
    const unknown = names.find(({ name }) => !isRoute(name))
    if (unknown) return Promise.resolve({ path: unknown.path, message: `没有名为 ${unknown.name} 的页面` })
    const missing = MUST_BE_FOUND.find((name) => !names.some((one) => one.name === name))
    return Promise.resolve(
      missing === undefined ? undefined : { path: '', message: `「${titleOf(missing)}」（${missing}）必须能找到，不能去掉` },
    )
  },
  experiments: (_db, value: typeof EXPERIMENTS) => {
    for (const [place, { key, variants }] of value.entries()) {
      const known = EXPERIMENTS.find((one) => one.key === key)
      if (!known) return Promise.resolve({ path: `${place}.key`, message: `商城里没有名为 ${key} 的实验` })
      const at = variants.findIndex(({ name }) => !known.variants.some((one) => one.name === name))
      if (at >= 0) return Promise.resolve({ path: `${place}.variants.${at}.name`, message: `实验 ${key} 没有这个方案` })
    }
    return Promise.resolve(undefined)
  },
}

const titleOf = (name: string) => routeOf(name)?.title ?? name
const isRoute = (name: string) => routeOf(name) !== undefined
/** Undefined for a name that an operator made up. */
const routeOf = (name: string) => routeNamed(name as Parameters<typeof routeNamed>[0]) as ReturnType<typeof routeNamed> | undefined

/** What names goods or a person. */
const NAMES = ['name', 'drugs', 'patientName']

async function wordsProblem(db: Db, name: string, words: Words): Promise<Problem | undefined> {
  if (!Object.hasOwn(TEMPLATES, name)) return { path: '', message: '没有这一种消息' }
  const known: readonly string[] = TEMPLATES[name as keyof typeof TEMPLATES].words
  for (const part of ['title', 'text'] as const) {
    const [, unknown] = [...words[part].matchAll(/\{(\w+)\}/g)].find(([, word = '']) => !known.includes(word)) ?? []
    if (unknown !== undefined)
      return { path: part, message: `这种消息没有 {${unknown}}，可以用 ${known.map((word) => `{${word}}`).join('、')}` }
  }
  // The title leaves the shop with what stands on the lock screen.
  const naming = NAMES.find((word) => words.title.includes(`{${word}}`))
  if (naming !== undefined) return { path: 'title', message: `标题在锁屏上也看得到，不能带 {${naming}}` }
  if (words.outside.includes('{')) return { path: 'outside', message: '锁屏上别人也看得到，不能带 {…} 里的内容' }
  const [named] = await namedIn(db, words.outside)
  if (named) return { path: 'outside', message: `锁屏上别人也看得到，不能出现「${named}」` }
}

/** The first thing a rule has against a value that has its shape. */
export async function ruleProblem(db: Db, key: SettingKey, value: unknown): Promise<Problem | undefined> {
  return RULES[key]?.(db, value as never)
}
