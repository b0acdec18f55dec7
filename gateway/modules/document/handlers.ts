import { document } from '../../../src/contract/document'
import { inForce } from '../../../src/lib/inForce'
import { textsOf, versionsOf } from './versions'
import { implement } from '../../kernel/implement'
import { notFound } from '../../lib/httpError'
import { replicaOf } from '../../db/replica'

export const documentHandlers = implement(document, {
  list: async ({ db, now, query: { kind } }) => {
    const versions = await versionsOf(replicaOf(db))
    const present = [...versions.values()].flatMap((own) => inForce(own, now) ?? [])
    return { results: kind === undefined ? present : present.filter((one) => one.kind === kind) }
  },

  /** The newest version that is in force; a later one waits for its day. Before the first one's day, that one is shown. */
  one: async ({ db, now, params: { name } }) => {
    const present = inForce(await textsOf(replicaOf(db), name), now)
    if (!present) throw notFound('这份文件')
    return { ...present, currentVersion: present.version }
  },

  history: async ({ db, params: { name } }) => {
    const versions = (await versionsOf(replicaOf(db), [name])).get(name)
    if (!versions) throw notFound('这份文件')
    return { results: versions }
  },

  version: async ({ db, now, params: { name, version } }) => {
    const texts = await textsOf(replicaOf(db), name)
    const wanted = texts.find((one) => one.version === version)
    const present = inForce(texts, now)
    if (!wanted || !present) throw notFound('这个版本')
    return { ...wanted, currentVersion: present.version }
  },
})
