import { invoice } from '../../../counter/contract/invoice'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember, WorkProviders } from '../../kernel/work/workContext'
import { caseOf, listCases, refuse, retry, standingCase } from './staffCase'
import { invoiceOf } from './stored'

type Context = { providers: WorkProviders; now: Date; staff: StaffMember; params: { id: string } }
type Act = (tx: Transaction, id: string, deciding: { staffId: string; now: Date }) => Promise<void>

/** An act on an invoice that stands as it was seen; the audit log reads from which state it led to which. */
function decision({ providers: { fileKeys: ring }, now, staff: { staffId }, params: { id } }: Context, act: Act) {
  return Promise.resolve({
    record: `invoice:${id}`,
    standing: (tx: Transaction) => standingCase(tx, ring, id),
    change: async (tx: Transaction) => {
      const { state } = await invoiceOf(tx, id)
      await act(tx, id, { staffId, now })
      const stands = await caseOf({ db: tx, ring }, id)
      return { answer: stands, changes: { state: { from: state, to: stands.state } } }
    },
  })
}

export const invoiceWorkHandlers = implementWork(invoice, {
  list: ({ db, providers: { fileKeys: ring }, query }) => listCases(db, ring, query),
  detail: ({ db, providers: { fileKeys: ring }, params: { id } }) => caseOf({ db, ring }, id),
  retry: (context) => decision(context, retry),
  refuse: (context) =>
    decision(context, async (tx, id, deciding) => {
      if ((await invoiceOf(tx, id)).colour === 'red') throw new HttpError(409, 'RED_IS_OWED', '红字发票要开出，不能不开；请重新开票')
      await refuse(tx, id, { ...deciding, ...context.body })
    }),
})
