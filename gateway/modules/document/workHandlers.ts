import type { z } from 'zod/mini'
import { document, documentOrder, type DocumentQuery } from '../../../counter/contract/document'
import { hasComeIntoForce, inForce } from '../../../src/lib/inForce'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { HttpError, notFound } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf as seenVersionOf, type Standing } from '../../kernel/work/version'
import { textsOf, versionsOf, type Version } from './versions'
import { publishDocument } from './publishDocument'
import { BadDocument, sectionsOf } from './readDocument'

export const documentWorkHandlers = implementWork(document, {
  list: async ({ db, now, query }) => {
    const { page, size } = query
    const found = sorted(await shownNow(db, query, now), query)
    const results = found.slice((page - 1) * size, page * size).map(({ name, shown, versions }) => ({
      name,
      version: seenVersionOf(factsIn(versions)),
      title: shown.title,
      kind: shown.kind,
      versions: versions.map((one) => versionOf(one, shown, now)),
    }))
    return { results, hits: found.length, currentPage: page, hasMore: page * size < found.length }
  },

  version: async ({ db, now, params: { name, version } }) => {
    const texts = await textsOf(db, name)
    const wanted = texts.find((one) => one.version === version)
    const present = inForce(texts, now)
    if (!wanted || !present) throw notFound('这个版本')
    return { ...wanted, currentVersion: present.version }
  },

  publish: ({ now, params: { name }, body: { version, title, changes, material, text } }) =>
    Promise.resolve({
      record: `document:${name}`,
      standing: (tx) => standingDocument(tx, name),
      change: async (tx) => {
        if (version < shopDate(now)) throw refused('version', '生效日期不能早于今天')
        const sections = refusing('text', () => sectionsOf(text.trim()))
        const [newest] = await textsOf(tx, name)
        if (!newest) throw notFound('这份文件')
        const written = { name, version, title: title === '' ? undefined : title, changes, material, sections }
        const isNew = await publishDocument(tx, written, now).catch((error: unknown) => {
          throw error instanceof BadDocument ? refused('version', error.message) : error
        })
        if (!isNew) throw refused('version', '这个版本已经发布，内容也一样')
        const published = (await versionsOf(tx, [name])).get(name)?.find((one) => one.version === version)
        if (!published) throw notFound('这个版本')
        return { answer: published, changes: { version: { from: newest.version, to: version } } }
      },
    }),
})

type Query = z.infer<typeof DocumentQuery>
type Listed = { name: string; shown: Version; versions: Version[] }

/** Some dozen texts; which version is in force, and so the title and the kind, only the whole of a text's versions tells. */
async function shownNow(db: Querying, { kind, words, name: one }: Query, now: Date): Promise<Listed[]> {
  const all = await versionsOf(db, one === undefined ? undefined : [one])
  return [...all.entries()].flatMap(([name, versions]) => {
    const shown = inForce(versions, now)
    if (!shown || (kind !== undefined && shown.kind !== kind) || !shown.title.includes(words ?? '')) return []
    return [{ name, shown, versions }]
  })
}

function sorted(found: Listed[], query: Query): Listed[] {
  const keyOf = ({ name, shown }: Listed) => (query.sort === 'name' ? name : `${shown.effectiveDate} ${name}`)
  const up = found.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return documentOrder(query) === 'up' ? up : up.reverse()
}

/** Which versions there are: none of them ever changes. */
const factsIn = (versions: readonly Version[]) => versions.map(({ version }) => version)

/** Of two who publish at once the second finds the version of the first. */
async function standingDocument(tx: Transaction, name: string): Promise<Standing> {
  await lockUntilCommit(tx, `document ${name}`)
  return { facts: factsIn((await versionsOf(tx, [name])).get(name) ?? []) }
}

const refused = (field: string, message: string) => new HttpError(400, 'INVALID', message, { field })

/** What is wrong with a text, beside its field. */
function refusing<T>(field: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadDocument ? refused(field, error.message) : error
  }
}

function versionOf({ version, effectiveDate, material, changes }: Version, present: Version, now: Date) {
  const isAnnounced = version !== present.version && !hasComeIntoForce({ effectiveDate }, now)
  const state = version === present.version ? ('inForce' as const) : isAnnounced ? ('announced' as const) : ('past' as const)
  return { version, effectiveDate, material, changes, state }
}
