import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { sortsOf } from '../../../counter/contract/complaint'
import { FOUND_MOST, foundKindsOf, type Found, type FoundKind } from '../../../counter/contract/find'
import { MEMBERSHIP_STATES } from '../../../counter/contract/membership'
import type { Role } from '../../../counter/contract/workEndpoint'
import { complaintWords } from '../../../src/contract/complaintKinds'
import { complaintStateOf } from '../../../src/contract/complaintStates'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { refundRowOf } from '../../../src/contract/refundStates'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { maskName } from '../../kernel/work/mask'
import { refundApplications } from '../aftersales/schema'
import { statusCodeOf } from '../aftersales/states'
import { complaints } from '../complaint/schema'
import { statusName } from '../order/orderViews'
import { patientNameOf } from '../prescription/named'
import { prescriptions } from '../prescription/schema'
import { stateOf } from '../prescription/states'
import { orders } from '../purchase/schema'
import { membershipStateOf, membershipsWhere, ofCard } from '../membership/memberships'
import { svipOrders } from '../svip/schema'
import { maskCard } from '../svip/overview'

type Looking = {
  db: Querying
  ring: KeyRing
  now: Date
  roles: readonly Role[]
  words: string
  /** Members whose phone it is. */ memberIds: readonly string[]
}

/** What these words find, of each kind the newest first. */
export async function found(looking: Omit<Looking, 'memberIds'>): Promise<Found[]> {
  const memberIds = await membersCalled(looking.db, looking.words)
  return (await inTurn(foundKindsOf(looking.roles), (kind) => SOURCES[kind]({ ...looking, memberIds }))).flat()
}

const CARD = /^(?:\d{4}|\d{12})$/
const TAIL = /^\d{4}$/
const PHONE = /^1[3-9]\d{9}$/
/** More share their last four digits in no shop whose list a person still reads. */
const MEMBERS = 100

async function membersCalled(db: Querying, words: string): Promise<string[]> {
  const phone = PHONE.test(words) ? eq(members.phone, words) : TAIL.test(words) ? sql`right(${members.phone}, 4) = ${words}` : undefined
  if (!phone) return []
  const whose = and(phone, isNull(members.erasedAt))
  return (await db.select({ memberId: members.memberId }).from(members).where(whose).limit(MEMBERS)).map(({ memberId }) => memberId)
}

/** Its number begins so, or it is one of these members'. */
const named = (number: AnyColumn, memberId: AnyColumn, { words, memberIds }: Looking): SQL | undefined =>
  or(sql`starts_with(${number}, ${words})`, memberIds.length > 0 ? inArray(memberId, [...memberIds]) : undefined)

/** A kind that has no row here does not compile. */
const SOURCES: { readonly [kind in FoundKind]: (looking: Looking) => Promise<Found[]> } = {
  order: async (looking) =>
    (
      await looking.db
        .select()
        .from(orders)
        .where(and(isNotNull(orders.paidAt), named(orders.orderCode, orders.memberId, looking)))
        .orderBy(desc(orders.createdAt))
        .limit(FOUND_MOST)
    ).map(({ orderCode: id, consigneeName, status, createdAt }) => ({
      ...{ kind: 'order', id, name: maskName(consigneeName), text: statusName(status), at: createdAt.toISOString() },
    })),
  prescription: async (looking) =>
    (
      await looking.db
        .select()
        .from(prescriptions)
        .where(named(prescriptions.prescriptionId, prescriptions.memberId, looking))
        .orderBy(desc(prescriptions.createdAt))
        .limit(FOUND_MOST)
    ).map((row) => ({
      ...{ kind: 'prescription', id: row.prescriptionId, name: maskName(patientNameOf(looking.ring, row)) },
      ...{ text: stateRowOf(stateOf(row, looking.now)).word, at: row.createdAt.toISOString() },
    })),
  aftersales: async (looking) =>
    (
      await looking.db
        .select({ row: refundApplications, consigneeName: orders.consigneeName })
        .from(refundApplications)
        .innerJoin(orders, eq(orders.orderCode, refundApplications.orderCode))
        .where(
          or(
            named(refundApplications.refundNumber, refundApplications.memberId, looking),
            sql`starts_with(${refundApplications.orderCode}, ${looking.words})`,
          ),
        )
        .orderBy(desc(refundApplications.appliedAt))
        .limit(FOUND_MOST)
    ).map(({ row, consigneeName }) => ({
      ...{ kind: 'aftersales', id: row.refundNumber, name: maskName(consigneeName) },
      ...{ text: refundRowOf(statusCodeOf(row)).word, at: row.appliedAt.toISOString() },
    })),
  complaint: async (looking) =>
    (
      await looking.db
        .select()
        .from(complaints)
        .where(and(inArray(complaints.sort, sortsOf(looking.roles)), named(complaints.number, complaints.memberId, looking)))
        .orderBy(desc(complaints.filedAt))
        .limit(FOUND_MOST)
    ).map(({ number: id, sort, kind, state, filedAt }) => ({
      ...{ kind: 'complaint', id, name: '', at: filedAt.toISOString() },
      text: `${complaintWords(sort, kind)}，${complaintStateOf(state).words}`,
    })),
  membership: async (looking) => {
    const { db, now, words } = looking
    const wanted = or(named(svipOrders.orderId, svipOrders.memberId, looking), CARD.test(words) ? ofCard(words) : undefined)
    return (await membershipsWhere(db, wanted, { size: FOUND_MOST })).map(({ row, card, nickname }) => ({
      ...{ kind: 'membership', id: row.orderId, name: maskName(nickname), at: row.paidAt.toISOString() },
      text: `SVIP ${row.planName}，卡号 ${maskCard(card.cardNumber)}，${MEMBERSHIP_STATES[membershipStateOf(row, now)]}`,
    }))
  },
}
