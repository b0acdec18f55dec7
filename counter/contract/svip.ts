import * as z from 'zod/mini'
import { SvipRight } from '../../src/contract/svip'
import { MaskedCard, MaskedName } from './masked'
import { workEndpoint } from './workEndpoint'

/** Whose code was taken. */
export const TakenCode = z.looseObject({
  memberName: MaskedName,
  cardNumber: MaskedCard,
  /** 年卡 */
  planName: z.string(),
  lastDay: z.iso.date(),
  rights: z.array(SvipRight),
})
export type TakenCode = z.infer<typeof TakenCode>

/** What members show at a shop. */
export const svip = {
  take: workEndpoint('POST /svip/codes', {
    about:
      'Take the code that a member shows, once: who it is, masked, and until when the membership holds. 404 CODE_EXPIRED, 409 CODE_USED, NOT_HELD, SVIP_PAUSED, CARD_FROZEN',
    title: '核验会员码',
    version: 'none',
    roles: ['clerk', 'pharmacist', 'operator'],
    body: z.object({ code: z.string().check(z.regex(/^\d{20}$/, '会员码是 20 位数字')) }),
    output: TakenCode,
  }),
}
