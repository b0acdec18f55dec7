import { complaint } from '../../../src/contract/complaint'
import { SUGGEST_TYPES } from '../../../src/contract/complaintKinds'
import type { Transaction } from '../../db/open'
import { implement } from '../../kernel/implement'
import type { KeyRing } from '../../lib/keyRing'
import { countAdded, countFiled, report, reportAdverse, reportAnonymously, suggest } from './file'
import { newCode } from './queryCode'
import { add, appraise, withdraw } from './reporterActs'
import { complaintOfCode, ownComplaint, type StoredComplaint } from './stored'
import { titleOf } from './subjects'
import { listOwn, viewOf } from './views'

type Filing = { tx: Transaction; ring: KeyRing; memberId: string; now: Date }

/** Files what a member wrote, as often as he may in a day. */
async function filed({ tx, ring, memberId, now }: Filing, file: () => Promise<StoredComplaint>) {
  await countFiled(tx, { member: memberId }, now)
  return viewOf({ db: tx, ring, now }, await file())
}

export const complaintHandlers = implement(complaint, {
  suggestTypes: () => Promise.resolve({ results: Object.entries(SUGGEST_TYPES).map(([type, words]) => ({ type, words })) }),
  suggest: ({ providers: { fileKeys: ring }, idempotent, memberId, body: form, now }) =>
    idempotent((tx) => filed({ tx, ring, memberId, now }, () => suggest(tx, { ring, memberId, form, now }))),
  subject: async ({ db, memberId, query: { kind, id } }) => ({ kind, id, title: await titleOf(db, kind, { memberId, id }) }),
  report: ({ providers: { fileKeys: ring }, idempotent, memberId, body: form, now }) =>
    idempotent((tx) => filed({ tx, ring, memberId, now }, () => report(tx, { ring, memberId, form, now }))),
  reportAdverse: ({ providers: { fileKeys: ring }, idempotent, memberId, body: form, now }) =>
    idempotent((tx) => filed({ tx, ring, memberId, now }, () => reportAdverse(tx, { ring, memberId, form, now }))),
  key: async ({ db }) => ({ code: await newCode(db) }),
  reportAnonymously: ({ transaction, providers: { fileKeys: ring }, address, body: form, now }) =>
    transaction(async (tx) => {
      await countFiled(tx, { address }, now)
      return viewOf({ db: tx, ring, now }, await reportAnonymously(tx, { ring, form, now }))
    }),
  query: ({ db, providers: { fileKeys: ring }, memberId, query }) => listOwn({ db, ring }, { memberId, ...query }),
  queryById: async ({ db, providers: { fileKeys: ring }, memberId, params: { id }, now }) =>
    viewOf({ db, ring, now }, await ownComplaint(db, memberId, id)),
  queryByCode: async ({ db, providers: { fileKeys: ring }, body: { code }, now }) =>
    viewOf({ db, ring, now }, await complaintOfCode(db, code)),
  add: ({ providers: { fileKeys: ring }, idempotent, memberId, params: { id }, body: { words }, now }) =>
    idempotent(async (tx) => {
      const found = await ownComplaint(tx, memberId, id)
      await countAdded(tx, memberId, now)
      return viewOf({ db: tx, ring, now }, await add(tx, found, { ring, words, now }))
    }),
  addByCode: ({ transaction, providers: { fileKeys: ring }, address, body: { code, words }, now }) =>
    transaction(async (tx) => {
      await countFiled(tx, { address }, now)
      const found = await complaintOfCode(tx, code)
      return viewOf({ db: tx, ring, now }, await add(tx, found, { ring, words, now }))
    }),
  appraise: ({ transaction, providers: { fileKeys: ring }, memberId, params: { id }, body, now }) =>
    transaction(async (tx) => {
      const found = await ownComplaint(tx, memberId, id)
      return viewOf({ db: tx, ring, now }, await appraise(tx, found, { ring, ...body, now }))
    }),
  withdraw: ({ transaction, providers: { fileKeys: ring }, memberId, params: { id }, now }) =>
    transaction(async (tx) => {
      const found = await ownComplaint(tx, memberId, id)
      return viewOf({ db: tx, ring, now }, await withdraw(tx, found, { ring, now }))
    }),
})
