import { html } from 'hono/html'
import { memberTables } from '../../kernel/personalData'

/** What a reader calls the fields of a copy; its parts have the titles that their tables declare. */
const WORDS: Readonly<Record<string, string>> = {
  account: '账号', cart: '购物车', loginName: '用户名', phone: '手机号',
  nickname: '昵称', createdAt: '创建时间', consigneeName: '收货人', consigneePhone: '电话', province: '省', city: '市', area: '区', detail: '详细地址',
  label: '标签', isDefault: '默认', orderCode: '订单号', status: '状态码', goods: '商品金额（分）', promotion: '促销（分）', coupon: '优惠券（分）',
  freight: '运费（分）', freightOff: '运费优惠（分）', memberOff: '会员价优惠（分）', memberFreight: '会员免邮（分）', payable: '应付（分）', addressText: '地址', provinceName: '省', cityName: '市', note: '备注', paidAt: '付款时间',
  paymentName: '支付方式', shippedAt: '发货时间', signedAt: '签收时间', completedAt: '完成时间', cancelledAt: '取消时间', cancelReason: '取消原因',
  refundedAt: '退款时间', lines: '商品', name: '名称', specification: '规格', quantity: '数量', salePrice: '单价（分）', total: '小计（分）', net: '实付（分）',
  patientName: '用药人', relationLabel: '关系', diagnosis: '诊断', validUntil: '有效期至', drugs: '药品', productCode: '商品编码', document: '文件',
  version: '版本', act: '动作', channel: '渠道', deviceId: '设备编号', at: '时间', key: '项目', isOn: '开启', changedAt: '更改时间', kind: '种类', scene: '场景',
  day: '日期', count: '次数', lastAt: '最近一次', loggedInAt: '登录时间', lastSeenAt: '最近使用', partner: '合作方', scopes: '范围', grantedAt: '授权时间',
  expiresAt: '到期时间', prescriptionId: '处方编号', usedByOrder: '已用于订单', couponType: '优惠券', couponId: '券编号', drawnAt: '领取时间', endsAt: '到期时间',
  gifts: '赠品', type: '赠品种类', hiddenAt: '删除时间', deliveryId: '配送方式', originType: '下单渠道', skuCode: '商品规格编码', productImageUrl: '商品图片',
  consentId: '记录编号', id: '编号', code: '代码', countsFrom: '从何时起计', addedAt: '加入时间', provider: '登录方式', toldAt: '通知时间',
  refunds: '退款', refundNumber: '退款编号', refundAmount: '退款（分）', requestedAt: '申请时间', refundNote: '人工退款凭据',
} // prettier-ignore

/** What a reader calls a part or a field: as its table declares it, else in the words above. */
function wordsOfTables(): Record<string, string> {
  const copies = [...memberTables().values()].flatMap(({ copy }) => copy ?? [])
  return Object.assign({}, ...copies.map(({ key, title, words }) => ({ [key]: title, ...words }))) as Record<string, string>
}
let ofTables: Record<string, string> | undefined
const word = (name: string) => (ofTables ??= wordsOfTables())[name] ?? WORDS[name] ?? name

/** A member's copy as a page that any browser opens and prints; it loads nothing. */
export const copyPage = (content: Record<string, unknown>, shopName: string) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>我的个人信息副本</title>
        <style>
          body {
            font: 16px/1.7 sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color: #1b2a22;
          }
          table {
            border-collapse: collapse;
            margin: 0 0 1rem;
            width: 100%;
          }
          th,
          td {
            border: 1px solid #c9d4cd;
            padding: 0.3rem 0.6rem;
            text-align: left;
            vertical-align: top;
            word-break: break-all;
          }
          th {
            width: 11rem;
            font-weight: 600;
            background: #f2f6f3;
          }
        </style>
      </head>
      <body>
        <h1>我的个人信息副本</h1>
        <p>${shopName}于 ${String(content.generatedAt)} 生成，包含我们保存的关于您的全部信息。请妥善保管，不要发给他人。</p>
        ${Object.entries(content)
          .filter(([name]) => name !== 'generatedAt')
          .map(
            ([name, part]) =>
              html`<h2>${word(name)}</h2>
                ${valueOf(part)}`,
          )}
      </body>
    </html>`

function valueOf(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) {
    if (value.length === 0) return html`<p>没有</p>`
    return value.every((one) => typeof one !== 'object') ? value.join('、') : value.map(valueOf)
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value !== 'object') return value
  const rows = Object.entries(value).map(
    ([name, one]) =>
      html`<tr>
        <th scope="row">${word(name)}</th>
        <td>${valueOf(one)}</td>
      </tr>`,
  )
  return html`<table>
    ${rows}
  </table>`
}
