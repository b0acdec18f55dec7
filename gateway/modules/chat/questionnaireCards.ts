import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { ChatCard } from '../../../src/contract/chat'
import { OrderStatus } from '../../../src/contract/order'
import { QUESTIONNAIRE_TYPES, QUESTIONNAIRES, QuestionnaireType } from '../../../src/contract/questionnaire'
import { askedInCard, cardCodeOf } from '../../../src/contract/questionnaireCard'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { orders } from '../purchase/schema'
import { whoseOf } from '../questionnaire/standing'
import { contentOfVersion, setUpOf } from '../questionnaire/versions'

type Own = { memberId: string; code: string }

/**
 * The card of a questionnaire that this member can open now. It says what the questionnaire is and nothing of its answers, not even whether
 * there are any: staff read the same card.
 */
export async function questionnaireNow(db: Querying, { memberId, code }: Own): Promise<ChatCard | undefined> {
  const { type: named, orderCode } = askedInCard(code)
  const { data: type } = QuestionnaireType.safeParse(named)
  if (type === undefined || cardCodeOf({ type, ...(QUESTIONNAIRES[type].hasOrder && orderCode !== undefined && { orderCode }) }) !== code)
    return undefined
  const { isOn, published } = await setUpOf(db, type)
  if (!isOn || !(await isTheirs(db, { memberId, type, orderCode }))) return undefined
  const { title, intro } = await contentOfVersion(db, type, published)
  const detail = orderCode === undefined ? intro : `订单 ${orderCode}`
  return { kind: 'questionnaire', code, title, detail, state: null, price: null, image: null, isGone: false }
}

/** One about an order asks for an order of this member's that was received. */
const isTheirs = (db: Querying, asked: { memberId: string; type: QuestionnaireType; orderCode: string | undefined }) =>
  whoseOf(db, asked).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError) return false
      throw error
    },
  )

/** Orders whose questionnaires are offered, the last that were received. */
const ORDERS_SHOWN = 5

/** Every questionnaire that this member can open now, as a card. */
export async function questionnaireCards(db: Querying, memberId: string): Promise<ChatCard[]> {
  const received = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        or(eq(orders.status, OrderStatus.completed), and(eq(orders.status, OrderStatus.shipped), isNotNull(orders.signedAt))),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_SHOWN)
  const codes = QUESTIONNAIRE_TYPES.flatMap((type) =>
    QUESTIONNAIRES[type].hasOrder ? received.map(({ orderCode }) => cardCodeOf({ type, orderCode })) : [cardCodeOf({ type })],
  )
  return (await inTurn(codes, (code) => questionnaireNow(db, { memberId, code }))).filter((card) => card !== undefined)
}
