import { aftersales } from '../../../counter/contract/aftersales'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember, WorkProviders } from '../../kernel/work/workContext'
import { agree, arrive, beginInspection, fail, pass, refuse, take } from './decide'
import { listCases } from './listCases'
import { caseOf, pictureOfCase, standingCase } from './staffCase'
import { statusCodeOf } from './states'
import { applicationOf } from './stored'

type Context = { providers: WorkProviders; now: Date; staff: StaffMember; params: { refundNumber: string } }
type Deciding = { refundNumber: string; staffId: string; now: Date }

/** A decision on a case that stands as it was seen; the audit log reads from which code it led to which. */
function decision(
  { providers: { fileKeys: ring }, now, staff: { staffId }, params: { refundNumber } }: Context,
  act: (tx: Transaction, deciding: Deciding) => Promise<void>,
) {
  const codeOf = async (tx: Transaction) => statusCodeOf(await applicationOf(tx, refundNumber))
  return Promise.resolve({
    record: `aftersales:${refundNumber}`,
    standing: (tx: Transaction) => standingCase(tx, ring, refundNumber),
    change: async (tx: Transaction) => {
      const from = await codeOf(tx)
      await act(tx, { refundNumber, staffId, now })
      return { answer: await caseOf({ db: tx, ring }, refundNumber), changes: { status: { from, to: await codeOf(tx) } } }
    },
  })
}

export const aftersalesWorkHandlers = implementWork(aftersales, {
  list: ({ db, query }) => listCases(db, query),
  detail: ({ db, providers: { fileKeys: ring }, params: { refundNumber } }) => caseOf({ db, ring }, refundNumber),
  picture: ({ db, providers, params }) => pictureOfCase({ db, providers }, params),
  take: (context) => decision(context, take),
  agree: (context) => decision(context, agree),
  refuse: (context) => decision(context, (tx, deciding) => refuse(tx, { ...deciding, ...context.body, ring: context.providers.fileKeys })),
  arrive: (context) => decision(context, arrive),
  beginInspection: (context) => decision(context, beginInspection),
  endInspection: (context) =>
    decision(context, (tx, deciding) => {
      const { isPassed, reason, words } = context.body
      if (isPassed) return pass(tx, deciding)
      if (reason === undefined) throw new HttpError(400, 'INVALID', '请选择原因', { field: 'reason' })
      return fail(tx, { ...deciding, reason, words, ring: context.providers.fileKeys })
    }),
})
