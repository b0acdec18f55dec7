import { InvitationShape, type InvitationSetting } from '../../../counter/contract/settings/invitationSetting'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { setting, settingOf } from '../../kernel/settings'
import { earningCentsOf } from '../earning/earningCents'
import type { InvitationTerms } from './schema'

/** Of a shop that sets nothing: it invites nobody. */
export const NO_INVITATION: InvitationSetting = { couponType: null, least: 0, most: 20, stages: [] }

export const invitationSetting = setting('invitation', InvitationShape)
export const invitationSettingOf = async (db: Querying): Promise<InvitationSetting> =>
  (await settingOf(db, invitationSetting)) ?? NO_INVITATION

export const closed = () => new HttpError(409, 'INVITATION_CLOSED', '邀请活动没有开放')

/** 409 INVITATION_CLOSED. */
export async function termsNow(db: Querying): Promise<InvitationTerms> {
  const { couponType, ...others } = await invitationSettingOf(db)
  if (couponType === null) throw closed()
  return { couponType, ...others }
}

/** Something that counts was paid for in an order, and not less than the published amount. */
export const isEnough = async (db: Querying, orderCode: string, { least }: Pick<InvitationTerms, 'least'>): Promise<boolean> =>
  (await earningCentsOf(db, orderCode)) >= Math.max(least, 1)
