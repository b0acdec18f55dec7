import { deregister } from '../../../src/contract/deregister'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { shopDay } from '../../../src/lib/time'
import { countsOf } from '../account/countsOf'
import { countHeldPolicies } from '../plan/countHeld'
import { countHeld } from '../svip/countHeld'
import { agreedTo } from '../agreement/agreedTo'
import { ifNotYou, servicePhone } from '../../kernel/licences'
import type { Db } from '../../db/open'
import { applyToClose, COOLING_DAYS } from './apply'
import { cancelRequest, requestOf } from './cancelRequest'
import { conditionsOf } from './conditions'
import { recordOf } from './recordOf'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { log } from '../../lib/log'
import { signedSms } from '../../kernel/shop'

const MINUTES_10 = 10 * MINUTE_SECONDS
const CONSEQUENCES = [
  '提交后所有设备立即退出登录，合作方的授权同时失效。',
  `${COOLING_DAYS} 天冷静期内可以随时撤销；期满后个人信息被删除，无法恢复。`,
  '付费会员随账号终止，没有到期的请先申请退款。',
  '优惠券、健康币、收藏、浏览记录、收货地址和偏好设置一并删除。',
  '订单依法保存不少于三年、处方不少于五年，保存期间不再与您的账号和手机号关联。',
  '注销后可以用同一手机号重新注册，新账号与原账号无关。',
]

export const deregisterHandlers = implement(deregister, {
  conditions: async ({ db, memberId, now }) => {
    const [conditions, counts] = await Promise.all([conditionsOf(db, memberId), countsOf(db, memberId, now)])
    const memberships = await countHeld(db, memberId, now)
    const { whole, inInstalments } = await countHeldPolicies(db, memberId, now)
    return {
      conditions,
      canApply: conditions.every(({ isMet }) => isMet),
      coolingDays: COOLING_DAYS,
      consequences: CONSEQUENCES,
      losses: [
        ...(memberships > 0 ? [{ title: '没有到期的付费会员（可先申请退款）', count: memberships }] : []),
        ...(whole > 0 ? [{ title: '有效的保单（请先下载保存；保障仍有效，注销后不能在这里用）', count: whole }] : []),
        ...(inInstalments > 0
          ? [{ title: '分期的保单（注销后不能再交，保障会结束，没用的部分退回；可先退保）', count: inInstalments }]
          : []),
        { title: '健康币', count: counts.coinCount },
        { title: '可用优惠券', count: counts.couponCount },
        { title: '收藏的商品', count: counts.favouriteCount },
        { title: '收货地址', count: counts.addressCount },
      ],
    }
  },

  apply: async ({ db, providers, body, transaction, memberId, deviceId, channel, now }) => {
    const agreed = await agreedTo(db, body.agreements, now, ['delClause'])
    const { row, phone } = await transaction((tx) =>
      applyToClose(tx, { memberId, proof: body.proof, agreed, reason: body.reason, deviceId, channel, now }),
    )
    const until = shopDay(row.finishesAt)
    const text = await signedSms(db, `您已申请注销账号（${row.requestNumber}），${until}前可以撤销。${ifNotYou(await servicePhone(db))}`)
    await providers.sms.send({ phone, text }).catch((error: unknown) => log.error({ err: error }, '注销通知没有发出'))
    return { recordToken: row.requestId, record: recordOf(row) }
  },

  record: async ({ db, address, now, body: { recordToken } }) => {
    await countReads(db, address, now)
    return recordOf(await requestOf(db, recordToken))
  },

  /** Taken back already: said again, it is still so. */
  cancel: async ({ db, address, now, body: { recordToken } }) => {
    await countReads(db, address, now)
    return recordOf(await cancelRequest(db, recordToken, now))
  },
})

const countReads = (db: Db, address: string, now: Date) =>
  enforceRateLimit(db, { bucket: `deregister:${sha256(address)}`, max: 120, seconds: MINUTES_10 }, now)
