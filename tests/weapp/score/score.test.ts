import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OrderStatus } from '@/contract/order'
import type { RouteName } from '@/routes/table'
import { REPORTS } from '../../../scripts/test/reports.mjs'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { putReceived } from '../../journeys/support/putReceived'
import { putAssist } from '../../journeys/support/putAssist'
import { putSvip } from '../../journeys/support/putSvip'
import { seededShop } from '../../journeys/support/seededShop'
import { openWeixin, type Weixin } from '../../journeys/support/weixin'
import { members } from '../../journeys/support/people'
import { eventually } from '../../support/eventually'
import { made } from '../../support/samples'
import { readBuild } from '../checks/readBuild'
import { sessionOf } from '../conventions/onEngine'
import { closeEngine, openBuild, type Opened } from '../harness/openBuild'
import { BUILD_RULES } from './buildRules'
import type { Measured } from './measured'
import { measure, prepare } from './measure'
import { report } from './report'
import { brokenBy } from './rules'
import { headOf, visitsOf } from './visits'

const build = readBuild('dist/weapp')
const visits = visitsOf(build.pages)
const { zhou } = members
/** What a page says that is not empty, where an empty one would keep every rule. */
const FILLED: Partial<Record<RouteName, string>> = {
  orderConfirm: '提交订单',
  cashier: '确认支付',
  orderLogistic: '运输',
  familyPay: '付款',
  refund: '处理进度',
  refunds: '填写单号',
  refundApply: '提交申请',
  records: '申请',
  recordDetail: '申请内容',
  recordHistory: '提交退款申请',
  svip: '持卡人',
  svipOrder: '生效中',
  svipSend: '还可赠',
  svipQrCode: '秒后更新',
  powerList: '可以使用',
  powerDetail: '省钱记录',
}

describe('the experience score', () => {
  const pages = new Map<string, Measured>()
  let weixin: Weixin
  let gateway: GatewayProcess
  let phone: Opened | undefined
  const known = new Map<string, string>()

  const open = async () => {
    const opened = await openBuild(path.resolve('dist/weapp'), {
      url: build.pages[0] ?? '',
      profile: 'iphone',
      gateway: { built: process.env.GATEWAY ?? 'http://127.0.0.1:8080', real: gateway.address },
      stored: { 'qinghe.session': session },
    })
    await prepare(opened)
    return opened
  }

  const session = sessionOf(zhou)
  /** A call of the shop as its member makes it. */
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = {
      Authorization: `Bearer ${session.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Channel': 'weapp',
    }
    const reply = await fetch(`${gateway.address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  /** The gateway makes it once it runs. */
  const firstRefund = () =>
    eventually(async () => {
      const [first] = (await ask<{ results: Array<{ refundNumber: string }> }>('/refunds')).results
      if (!first) throw new Error('周岚 has no refund')
      return first.refundNumber
    })
  const firstComplaint = () =>
    eventually(async () => {
      const [first] = (await ask<{ results: Array<{ id: string }> }>('/complaints')).results
      if (!first) throw new Error('周岚 has told the shop nothing')
      return first.id
    })
  const firstToReview = () =>
    eventually(async () => {
      const [first] = (await ask<{ results: Array<{ lineId: string }> }>('/reviews/pending')).results
      if (!first) throw new Error('周岚 has nothing to review')
      return first.lineId
    })
  const firstOrder = async (tab: 'toPay' | 'toShip' | 'shipped' | 'completed') =>
    (await ask<{ results: Array<{ orderCode: string }> }>(`/orders?tab=${tab}`)).results[0]?.orderCode ?? ''
  /** One that may be applied for: an order that she had cancelled, as if it had been sent all the same. */
  const receivedOrder = async () => {
    const { results } = await ask<{ results: Array<{ orderCode: string; status: number }> }>('/orders?tab=all&page=1&size=20')
    const orderCode = results.find(({ status }) => status === OrderStatus.cancelled)?.orderCode ?? ''
    await putReceived(gateway, orderCode)
    return orderCode
  }

  beforeAll(async () => {
    // A relative pays where WeChat Pay is on.
    weixin = await openWeixin()
    gateway = await GatewayProcess.start(seededShop(), weixin.env)
    known.set(made.shipped, await firstOrder('shipped'))
    known.set(made.completed, await firstOrder('completed'))
    known.set(made.refund, await firstRefund())
    known.set(made.received, await receivedOrder())
    known.set(made.assist, await putAssist(gateway, members.lin))
    known.set(made.svip, await putSvip(gateway, zhou.memberId))
    known.set(made.complaint, await firstComplaint())
    known.set(made.toReview, await firstToReview())
    known.set(made.toShip, await firstOrder('toShip'))
    const ordersCode = await firstOrder('toPay')
    known.set(made.toPay, ordersCode)
    const { payUrl } = await ask<{ payUrl: string }>('/pay', { ordersCode, methodId: 'family' })
    known.set(made.bill, payUrl.split('/').at(-1) ?? '')
    const { packings } = await ask<{ packings: Array<{ skuCode: string }> }>('/product/110011')
    const bought = { skuCode: packings[0]?.skuCode, quantity: 1, sourceHost: '' }
    known.set(made.settlement, (await ask<{ settleId: string }>('/purchase/now', bought)).settleId)
  })
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
    weixin.close()
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(path.join(REPORTS, 'weapp-score.txt'), `${report(build, pages)}\n`)
  })

  /** On a phone that serves for all pages; one that failed tells of no other page. */
  const visit = async (address: string) => {
    phone ??= await open()
    try {
      return await measure(phone, address)
    } catch (fault) {
      await phone.close()
      phone = undefined
      throw fault
    }
  }

  it.each(visits.map((one) => [one.page, one] as const))('keeps WeChat’s rules on %s', async (_, { name, url }) => {
    const page = await visit([...known].reduce((address, [placeholder, value]) => address.replace(placeholder, value), url))
    pages.set(name, page)
    expect(brokenBy(page)).toEqual([])
    expect(page.text).toContain(headOf(name))
    expect(page.text).toContain(FILLED[name] ?? '')
  })

  it.each(BUILD_RULES.map((rule) => [rule.name, rule] as const))('loses no points for %s', (_, { offenders }) => {
    expect(offenders(build)).toEqual([])
  })
})
