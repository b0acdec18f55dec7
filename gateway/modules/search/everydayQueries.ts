import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { EVERY_PRODUCT, type FoundProduct, type Search } from './engine'
import { Work } from './work'

/** What a search is for: the name of one of these must stand among its first, none of those may. Neither: nothing is asked but the second. */
export type EverydayQuery = { query: string; must: string[]; mustNot: string[] }
type Card = { name: string; mark: string }

/** Products that somebody sees without scrolling. */
export const FIRST_SEEN = 3

const FILE = 'gateway/modules/search/score.csv'
let root = process.cwd()
/** Where the checkout or the release lies, and the queries in it; the working directory unless a program says otherwise. */
export const queriesLieIn = (folder: string) => void (root = folder)

const list = (cell = '') => cell.split(';').filter((word) => word !== '')
let read: readonly EverydayQuery[] | undefined

/** What people type every day, read with the first who asks. */
export const everydayQueries = (): readonly EverydayQuery[] =>
  (read ??= parse(readFileSync(path.join(root, FILE)), { from_line: 2 }).map(([query = '', must, mustNot]) => ({
    query,
    must: list(must),
    mustNot: list(mustNot),
  })))

/** Devices the shop sells, as far as a search for medicine must not lead to them. */
const DEVICE = /仪|计$|口罩|雾化器|试纸|检测|敷贴|护腰|护膝|退热贴|热敷贴/
const CLASSES: Record<string, (card: Card) => boolean> = {
  任何商品: () => true,
  处方药: ({ mark }) => mark === 'rx',
  器械: ({ name, mark }) => mark === 'none' && DEVICE.test(name),
}
const plainName = ({ name }: Card) => name.normalize('NFKC')
const fits = (card: Card, wanted: string) => CLASSES[wanted]?.(card) ?? plainName(card).includes(wanted)

export type Verdict = { isRight: boolean; isForbidden: boolean }

/** Whether what stands first helps, and whether it is what it must not be. */
export const verdictOn = ({ must, mustNot }: EverydayQuery, first: readonly Card[]): Verdict => ({
  isRight: must.length === 0 || first.some((card) => must.some((wanted) => fits(card, wanted))),
  isForbidden: first.some((card) => mustNot.some((wanted) => fits(card, wanted))),
})

/** What stands first where a text is searched, as a shopper is answered: nothing where it names an emergency. */
export async function firstFound(search: Search, keyword: string): Promise<FoundProduct[]> {
  const work = new Work()
  if (search.vocabulary.dangers.in(keyword, work)) return []
  const { products } = await search.find({ ...EVERY_PRODUCT, keyword }, { page: 1, size: FIRST_SEEN }, work)
  return products
}
