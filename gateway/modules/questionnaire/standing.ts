import { QUESTIONNAIRES, type Questionnaire, type QuestionnaireType } from '../../../src/contract/questionnaire'
import { DAY } from '../../../src/lib/duration'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { ownOrder } from '../order/ownOrder'
import { finishedView } from './finishedView'
import { finishedRow, halfDoneOf, halfDoneRow, type Whose } from './stored'
import { contentOfVersion, setUpOf } from './versions'

type Asked = { memberId: string; type: QuestionnaireType; orderCode: string | undefined }

/** Whose and about what. Throws 404 of an order that is not there or not this member's, 400 where one is missing, 409 before it was received. */
export async function whoseOf(db: Querying, { memberId, type, orderCode = '' }: Asked): Promise<Whose> {
  if (!QUESTIONNAIRES[type].hasOrder) return { memberId, type, orderCode: '' }
  if (orderCode === '') throw new HttpError(400, 'ORDER_NEEDED', '请从收到的订单里打开这份问卷', { field: 'orderCode' })
  const { status, signedAt } = await ownOrder(db, { memberId, orderCode })
  const isReceived = status === OrderStatus.completed || (status === OrderStatus.shipped && signedAt !== null)
  if (!isReceived) throw new HttpError(409, 'NOT_RECEIVED', '收到药品后才能填写这份问卷')
  return { memberId, type, orderCode }
}

/** When it may be answered again: undefined where it may be now, null where never. */
export function againAfter(type: QuestionnaireType, finishedAt: Date | undefined, now: Date): Date | null | undefined {
  if (!finishedAt) return undefined
  const { againDays } = QUESTIONNAIRES[type]
  if (againDays === null) return null
  const again = new Date(finishedAt.getTime() + againDays * DAY)
  return again <= now ? undefined : again
}

type Opening = { db: Querying; ring: KeyRing; now: Date }

const OFF = '这份问卷现在没有开放'

/** How a member stands to a questionnaire. What he has begun or finished stays his while it is off. */
export async function standingOf({ db, ring, now }: Opening, asked: Asked): Promise<Questionnaire> {
  const { memberId: userId, type } = asked
  const nothing = {
    id: null,
    type,
    userId,
    alreadyFinished: false,
    againAt: null,
    version: null,
    content: null,
    halfDone: null,
    finished: null,
  }
  const whose = await whoseOf(db, asked).catch((error: unknown) => {
    if (error instanceof HttpError && error.status !== 404) return error.message
    throw error
  })
  if (typeof whose === 'string') return { ...nothing, isAvailable: false, why: whose }
  const [setUp, halfDone, finished] = [await setUpOf(db, type), await halfDoneRow(db, whose), await finishedRow(db, whose)]
  const again = againAfter(type, finished?.finishedAt, now)
  const isFinished = again !== undefined
  const shown = finished && !halfDone ? await finishedView({ db, ring, now }, finished) : null
  const isAvailable = setUp.isOn || isFinished
  const version = halfDone?.version ?? setUp.published
  const asks = isAvailable && !isFinished
  return {
    ...{ id: halfDone?.id ?? finished?.id ?? null, type, userId, alreadyFinished: isFinished },
    ...{ isAvailable, why: isAvailable ? null : OFF, againAt: again?.toISOString() ?? null },
    version: asks ? version : null,
    content: asks ? await contentOfVersion(db, type, version) : null,
    halfDone: halfDone ? halfDoneOf(ring, halfDone) : null,
    finished: shown,
  }
}

/** Refuses what may not be answered now. */
export async function refuseShut(db: Querying, whose: Whose, now: Date): Promise<void> {
  if (!(await setUpOf(db, whose.type)).isOn) throw new HttpError(409, 'QUESTIONNAIRE_OFF', `${OFF}，您填的内容已保留`)
  const finished = await finishedRow(db, whose)
  if (againAfter(whose.type, finished?.finishedAt, now) !== undefined)
    throw new HttpError(409, 'QUESTIONNAIRE_MOVED', '这份问卷已经提交过了', { details: { halfDone: null } })
}
