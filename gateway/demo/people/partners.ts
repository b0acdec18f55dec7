import { DAY } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { authorizations, partners } from '../../tables'

const KINDS = [
  { scope: 'nickname', title: '昵称' },
  { scope: 'phone', title: '打码的手机号' },
  { scope: 'city', title: '默认收货地址所在的城市' },
]

/** Two partners to try an authorization with, and the one 周岚 has let in. Until an operator sets a secret neither can fetch anything. */
export async function demoPartners(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(partners).values([
    {
      partner: 'anxin',
      name: '安欣健康险（演示）',
      contact: '客服电话 400-000-2031，演示地址：上海市浦东新区',
      purpose: '为您查询可投保的健康险',
      method: '加密接口传输，每次由其服务器读取',
      kinds: KINDS,
      days: 30,
      policyUrl: null,
      returnUrl: 'https://anxin.example/qinghe/return',
    },
    {
      partner: 'renhe',
      name: '仁禾互联网医院（演示）',
      contact: '客服电话 400-000-2032，演示地址：江苏省南京市',
      purpose: '免去您在互联网医院重复登记',
      method: '加密接口传输，每次由其服务器读取',
      kinds: KINDS.slice(0, 2),
      days: 90,
      policyUrl: null,
      returnUrl: 'https://renhe.example/qinghe/return',
    },
  ])
  await tx.insert(authorizations).values({
    partner: 'renhe',
    memberId: 'zhoulan',
    openId: 'zhoulan-at-renhe',
    scopes: ['nickname', 'phone'],
    channel: 'weapp',
    grantedAt: new Date(now.getTime() - 12 * DAY),
    expiresAt: new Date(now.getTime() + 78 * DAY),
  })
}
