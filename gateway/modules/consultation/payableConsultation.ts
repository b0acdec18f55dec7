import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import { members } from '../../kernel/schema'
import { shopAddress } from '../../kernel/shopAddress'
import { payableKind, type Payable } from '../pay/subject'
import { tellRefunded } from './consultationMessages'
import { CONSULTATION, GIVEN_BACK, settleFee, subjectOfConsultation } from './fee'
import { consultations } from './schema'
import { step, type ConsultationRow } from './states'
import { lockRow } from './stored'
import { waitForDoctor } from './waitingRoom'

const { toPay, waiting, talking, ended } = ConsultationState
const STATES: Readonly<Record<Payable['state'], readonly ConsultationState[]>> = {
  notYet: [],
  toPay: [toPay],
  paid: [waiting, talking, ended],
  closed: GIVEN_BACK,
}
const PAYABLE_STATES = ['toPay', 'paid', 'closed'] as const

/** The fee of a consultation: paid, it waits for a doctor; what comes when it is not awaited goes back. */
payableKind({
  kind: CONSULTATION,
  noun: '问诊',
  find: async (db, id) => {
    const [found] = await db
      .select({ row: consultations, nickname: members.nickname })
      .from(consultations)
      .innerJoin(members, eq(members.memberId, consultations.memberId))
      .where(eq(consultations.id, id))
    return found && payableIn(found.row, found.nickname)
  },
  lock: async (tx, id) => void (await lockRow(tx, id)),
  markPaid: async (tx, { code: id, paidAt, ring, now }) => (await waitForDoctor(tx, { ring, id, paidAt, now })) !== undefined,
  markRefunded: async (tx, { code: id, refundNumber, isLast, now }) => {
    const settled = isLast ? await settleFee(tx, id, now) : undefined
    if (settled) await tellRefunded(tx, settled, { refundNumber, now })
  },
  overdue: async (db, { now, limit }) => {
    const due = await db
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(eq(consultations.state, toPay), lte(consultations.payBefore, now)))
      .orderBy(asc(consultations.payBefore))
      .limit(limit)
    return due.map(({ id }) => id)
  },
  expire: async (tx, id, now) => void (await step(tx, { id, move: 'lapse', set: { endedAt: now } })),
  codesOf: (db, memberId, state) =>
    db
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(eq(consultations.memberId, memberId), state && inArray(consultations.state, [...STATES[state]]))),
})

const payableIn = ({ id, memberId, fee, state, payBefore, paidAt }: ConsultationRow, payerFor: string): Payable => ({
  ...subjectOfConsultation(id),
  memberId,
  amount: fee,
  text: '图文问诊',
  payerFor,
  state: PAYABLE_STATES.find((one) => STATES[one].includes(state)) ?? 'closed',
  expiresAt: payBefore,
  paidAt,
  resultUrl: shopAddress('consultationDetail', { consultationId: id }),
})
