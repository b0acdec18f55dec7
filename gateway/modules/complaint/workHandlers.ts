import { complaint } from '../../../counter/contract/complaint'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember, WorkProviders } from '../../kernel/work/workContext'
import { answer, ask, handIn, take } from './decide'
import { caseOf, caseRow, listCases, pictureOfCase, standingCase } from './staffCase'
import type { StoredComplaint } from './stored'

type Context = { providers: WorkProviders; now: Date; staff: StaffMember; params: { number: string } }
type Deciding = { ring: KeyRing; staffId: string; now: Date }
type Act = (tx: Transaction, row: StoredComplaint, deciding: Deciding) => Promise<void>

/** An act on a complaint that stands as it was seen; the audit log reads from which state it led to which. */
function decision({ providers: { fileKeys: ring }, now, staff: { staffId, roles }, params: { number } }: Context, act: Act) {
  const of = { number, roles }
  return Promise.resolve({
    record: `complaint:${number}`,
    standing: (tx: Transaction) => standingCase(tx, ring, of),
    change: async (tx: Transaction) => {
      const row = await caseRow(tx, of)
      await act(tx, row, { ring, staffId, now })
      const stands = await caseOf({ db: tx, ring }, of)
      return { answer: stands, changes: { state: { from: row.state, to: stands.state } } }
    },
  })
}

export const complaintWorkHandlers = implementWork(complaint, {
  list: ({ db, providers: { fileKeys: ring }, staff: { roles }, query }) => listCases({ db, ring }, roles, query),
  detail: ({ db, providers: { fileKeys: ring }, staff: { roles }, params: { number } }) => caseOf({ db, ring }, { number, roles }),
  picture: ({ db, providers, staff: { roles }, params }) => pictureOfCase({ db, providers }, { ...params, roles }),
  take: (context) => decision(context, take),
  ask: (context) => decision(context, (tx, row, deciding) => ask(tx, row, { ...deciding, ...context.body })),
  answer: (context) => decision(context, (tx, row, deciding) => answer(tx, row, { ...deciding, ...context.body })),
  handIn: (context) => decision(context, (tx, row, deciding) => handIn(tx, row, { ...deciding, ...context.body })),
})
