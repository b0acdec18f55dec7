import { html } from 'hono/html'

/** What a reader calls the parts of a copy and their fields; what is not here keeps its own name. */
const WORDS: Readonly<Record<string, string>> = {
  account: '账号', addresses: '收货地址', orders: '订单', prescriptions: '处方', coupons: '优惠券', favourites: '收藏', browsed: '浏览记录',
  consents: '同意记录', preferences: '偏好设置', collected: '收集记录', devices: '登录设备', partners: '授权的合作方', loginName: '用户名', phone: '手机号',
  nickname: '昵称', createdAt: '创建时间', consigneeName: '收货人', consigneePhone: '电话', province: '省', city: '市', area: '区', detail: '详细地址',
  label: '标签', isDefault: '默认', orderCode: '订单号', status: '状态码', goods: '商品金额（分）', promotion: '促销（分）', coupon: '优惠券（分）',
  freight: '运费（分）', payable: '应付（分）', addressText: '地址', provinceName: '省', cityName: '市', note: '备注', paidAt: '付款时间',
  paymentName: '支付方式', shippedAt: '发货时间', signedAt: '签收时间', completedAt: '完成时间', cancelledAt: '取消时间', cancelReason: '取消原因',
  refundedAt: '退款时间', lines: '商品', name: '名称', specification: '规格', quantity: '数量', salePrice: '单价（分）', total: '小计（分）',
  patientName: '用药人', relationLabel: '关系', diagnosis: '诊断', validUntil: '有效期至', drugs: '药品', productCode: '商品编码', document: '文件',
  version: '版本', act: '动作', channel: '渠道', deviceId: '设备编号', at: '时间', key: '项目', isOn: '开启', changedAt: '更改时间', kind: '种类', scene: '场景',
  day: '日期', count: '次数', lastAt: '最近一次', loggedInAt: '登录时间', lastSeenAt: '最近使用', partner: '合作方', scopes: '范围', grantedAt: '授权时间',
  expiresAt: '到期时间', prescriptionId: '处方编号', usedByOrder: '已用于订单', couponType: '优惠券', couponId: '券编号', drawnAt: '领取时间', endsAt: '到期时间',
} // prettier-ignore

const word = (name: string) => WORDS[name] ?? name

/** A member's copy as a page that any browser opens and prints; it loads nothing. */
export const copyPage = (content: Record<string, unknown>) =>
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
        <p>青禾健康于 ${String(content.generatedAt)} 生成，包含我们保存的关于您的全部信息。请妥善保管，不要发给他人。</p>
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
