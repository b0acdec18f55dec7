import { aftersalesRecord } from '../../../src/contract/aftersalesRecord'
import { notFound } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { listRecords } from './listRecords'
import { recordSources, type RecordSource } from './sources'

export const aftersalesRecordHandlers = implement(aftersalesRecord, {
  list: ({ db, providers: { fileKeys: ring }, memberId, query, now }) => listRecords({ db, ring, now }, { memberId, ...query }),
  detail: ({ db, providers: { fileKeys: ring }, memberId, params: { id }, now }) =>
    firstFound(({ detail }) => detail({ db, ring, now }, { memberId, id })),
  history: ({ db, providers: { fileKeys: ring }, memberId, params: { id }, now }) =>
    firstFound(({ steps }) => steps({ db, ring, now }, { memberId, id })),
})

/** Ids and numbers are those of one source alone. */
async function firstFound<T>(look: (source: RecordSource) => Promise<T | undefined>): Promise<T> {
  for (const source of recordSources()) {
    const found = await look(source)
    if (found) return found
  }
  throw notFound('这条售后记录')
}
