import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { consultationRowOf } from '../../../src/contract/consultationStates'
import { ConsultationState, type Consultation } from '../../../src/contract/consultationView'
import type { ServiceOrder } from '../../../src/contract/serviceOrder'
import { serviceKind } from '../serviceOrder/kinds'
import { CONSULTATION, GIVEN_BACK } from './fee'
import { viewsOf } from './memberViews'
import { consultations } from './schema'
import type { ConsultationRow } from './states'

const OVER: readonly ConsultationState[] = [ConsultationState.ended, ...GIVEN_BACK]

/** Of an ended one nobody waits for money. */
const isOver = and(
  inArray(consultations.state, [...OVER]),
  or(notInArray(consultations.state, [...GIVEN_BACK]), isNull(consultations.paidAt), isNotNull(consultations.refundedAt)),
)

/** The consultations that cost something; taken out of the service orders, one stays among the consultations. */
serviceKind({
  kind: CONSULTATION,
  rowsOf: (memberId) => {
    const { id, createdAt, fee, hiddenAt } = consultations
    return sql`select ${CONSULTATION}::text as kind, ${id} as id, ${createdAt} as at from ${consultations}
      where ${consultations.memberId} = ${memberId} and ${fee} > 0 and ${hiddenAt} is null`
  },
  views: async (opening, ids) => {
    const rows = await opening.db
      .select()
      .from(consultations)
      .where(inArray(consultations.id, [...ids]))
    const views = await viewsOf(opening, rows)
    return rows.flatMap((row, at) => {
      const view = views[at]
      return view ? [serviceOf(row, view)] : []
    })
  },
  hide: async (tx, { memberId, id, now }) => {
    const own = and(eq(consultations.id, id), eq(consultations.memberId, memberId))
    const hidden = await tx.update(consultations).set({ hiddenAt: now }).where(and(own, isOver)).returning({ id: consultations.id })
    if (hidden.length > 0) return true
    return (await tx.$count(consultations, own)) > 0 ? false : undefined
  },
})

function serviceOf(row: ConsultationRow, { doctor, patientName, relationLabel, feeState, payBefore }: Consultation): ServiceOrder {
  const { word, todo, nextBy } = consultationRowOf(row.state)
  return {
    ...{ id: row.id, kind: CONSULTATION, title: '图文问诊', amount: row.fee, word, todo, nextBy, payBefore },
    about: [doctor && `${doctor.name} ${doctor.title}`, doctor?.department ?? row.department, `${patientName}（${relationLabel}）`].flatMap(
      (line) => line ?? [],
    ),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    money: feeState,
    canHide: OVER.includes(row.state) && feeState !== 'returning',
  }
}
