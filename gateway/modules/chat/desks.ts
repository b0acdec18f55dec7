import { DESK_NAMES, type Desk } from '../../../src/contract/chat'
import { CONSENT, needConsent } from '../agreement/needConsent'
import type { Querying } from '../../db/open'

/** What a desk says before anybody has asked, and what a member agrees to before. */
type DeskRow = { greeting: string; needs: readonly string[] }

export const DESK_ROWS: Readonly<Record<Desk, DeskRow>> = {
  service: {
    greeting: '您好，这里是客服。订单、配送、退款、优惠券的问题都可以问；怎么用药请找药师。',
    needs: [],
  },
  pharmacist: {
    greeting: '您好，这里由执业药师回答用药问题。请写下药品名称、用药人的年龄和正在吃的其他药。情况紧急请拨打 120。',
    needs: [CONSENT.drugUser],
  },
  doctor: {
    greeting: '您好，医生在这里回复您。请写下哪里不舒服、多久了。情况紧急请拨打 120。',
    needs: [CONSENT.drugUser],
  },
}

type Asking = { memberId: string; desk: Desk; now: Date }

/** Refuses with 403 CONSENT_NEEDED where a desk hears of illnesses and the member has not agreed to that. */
export async function needDeskConsent(db: Querying, { memberId, desk, now }: Asking): Promise<void> {
  const documents = DESK_ROWS[desk].needs
  // Nobody looks up documents and consents for a desk that needs none, at each message.
  if (documents.length > 0) await needConsent(db, { memberId, documents, now })
}

/** 客服, 执业药师, 医生: as a name stands beside it. */
export const deskTitle = (desk: Desk) => (desk === 'pharmacist' ? '执业药师' : DESK_NAMES[desk])
