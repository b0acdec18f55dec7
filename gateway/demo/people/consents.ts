import { recordActs } from '../../modules/agreement/record'
import { versionsOf } from '../../modules/document/versions'
import type { Transaction } from '../../db/open'
import { collections } from '../../tables'
import { shopDate } from '../../../src/lib/time'
import { inForce } from '../../../src/lib/inForce'
import { DAY } from '../../../src/lib/duration'
import { setSwitch } from '../../modules/preference/switches'

const ALL = ['clause', 'privacy']
const HEALTH = ['basePersonalRule', 'servicePersonalRule', 'drugUserRule']

/**
 * What the ready-made people agreed to: everybody the documents of login; 周岚, who buys for her father, the separate consents of
 * health information and personal lists too. She agreed to older texts before, as her record shows.
 */
export async function readyConsents(tx: Transaction, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const versions = await versionsOf(tx)
  const at = (names: readonly string[], when: Date) =>
    names.flatMap((document) => {
      const present = inForce(versions.get(document) ?? [], when)
      return present ? [{ document, version: present.version }] : []
    })
  const agree = (memberId: string, names: readonly string[], days: number) =>
    recordActs(tx, at(names, ago(days)), { memberId, deviceId: `device-of-${memberId}`, channel: 'weapp', now: ago(days) })
  await agree('zhoulan', [...ALL, ...HEALTH], 180)
  for (const memberId of ['zhoulan', 'linxiuzhi', 'chenmo']) await agree(memberId, ALL, 1)
  // The newest text of health data is of that very day.
  await agree('zhoulan', HEALTH, 1 / 24)
  await setSwitch(tx, { memberId: 'zhoulan', key: 'product_mhy', isOn: true, now: ago(30) })
  await tx.insert(collections).values(
    [
      { kind: 'phone', scene: '短信登录', days: 20, count: 1 },
      { kind: 'device', scene: '短信登录', days: 20, count: 1 },
      { kind: 'consignee', scene: '提交订单', days: 9, count: 1 },
      { kind: 'order', scene: '提交订单', days: 9, count: 1 },
      { kind: 'order', scene: '支付', days: 9, count: 1 },
      { kind: 'browse', scene: '浏览商品', days: 2, count: 6 },
    ].map(({ days, ...row }) => ({ ...row, memberId: 'zhoulan', day: shopDate(ago(days)), lastAt: ago(days) })),
  )
}
