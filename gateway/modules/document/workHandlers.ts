import { document } from '../../../counter/contract/document'
import { hasComeIntoForce, inForce } from '../../../src/lib/inForce'
import { shopDate } from '../../../src/lib/time'
import { HttpError, notFound } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { textsOf, versionsOf, type Version } from './versions'
import { publishDocument } from './publishDocument'
import { BadDocument, sectionsOf } from './readDocument'

export const documentWorkHandlers = implementWork(document, {
  list: async ({ db, now, query: { kind } }) => {
    const present = [...(await versionsOf(db)).entries()].flatMap(([name, versions]) => {
      const shown = inForce(versions, now)
      if (!shown || (kind !== undefined && shown.kind !== kind)) return []
      return [{ name, title: shown.title, kind: shown.kind, versions: versions.map((one) => versionOf(one, shown, now)) }]
    })
    return { results: present }
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
