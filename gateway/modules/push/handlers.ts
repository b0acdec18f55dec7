import { push, type PushType } from '../../../src/contract/push'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import type { Db } from '../../db/open'
import { implement } from '../../kernel/implement'
import { HttpError } from '../../lib/httpError'
import { setSwitch, switchOf } from '../preference/switches'
import { registerClient, unregisterClient } from './registerClient'

const KINDS = [
  { type: 'order', key: 'pushOrder', title: '订单与物流', text: '付款、发货、签收和退款的进展' },
  { type: 'service', key: 'pushService', title: '药师与用药', text: '处方审核与到期、药师回电和到货提醒' },
  { type: 'activity', key: 'pushActivity', title: '优惠活动', text: '收藏降价、优惠券和活动，不打开就不会收到' },
] as const satisfies ReadonlyArray<{ type: PushType; key: string; title: string; text: string }>

export const pushHandlers = implement(push, {
  query: ({ db, memberId }) => pushesOf(db, memberId),
  update: async ({ db, memberId, now, body: { type, on } }) => {
    const kind = KINDS.find((one) => one.type === type)
    if (kind) await setSwitch(db, { memberId, key: kind.key, isOn: on, now })
    return pushesOf(db, memberId)
  },
  register: async ({ db, memberId, deviceId, now, body: { clientId, provider } }) => {
    if (deviceId === NO_DEVICE)
      throw new HttpError(400, 'DEVICE_UNKNOWN', '无法识别这台设备，请允许保存数据后再开启通知', { field: 'X-Device-Id' })
    await registerClient(db, { deviceId, memberId, clientId, provider, now })
    return { done: true as const }
  },
  unregister: async ({ db, memberId, deviceId }) => {
    await unregisterClient(db, { deviceId, memberId })
    return { done: true as const }
  },
})

async function pushesOf(db: Db, memberId: string) {
  const results = await Promise.all(KINDS.map(async ({ key, ...told }) => ({ ...told, on: (await switchOf(db, memberId, key)).isOn })))
  return { results }
}
