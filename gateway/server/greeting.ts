import { READY_PEOPLE } from '../demo/people/readyPeople'
import { READY_STAFF, READY_STAFF_PASSWORD } from '../demo/people/readyStaff'
import type { Environment } from './environment'
import { requirementTable } from './requirements'
import { SHOP } from '../../src/lib/shop'

type Greeting = {
  address: string
  database: string
  showsSms: boolean
  environment: Pick<Environment, 'kind' | 'requirements'>
  hasProducts: boolean
}

/** What the terminal says once the shop is open. */
export function greetingOf({ address, database, showsSms, environment: { kind, requirements }, hasProducts }: Greeting): string {
  const people = READY_PEOPLE.map(({ name, loginName, password, about }) => `  ${name}　${loginName}　${password}　${about}`)
  return [
    '',
    `${SHOP.name}已开张：${address}`,
    `数据：${database}　接口文档：${address}/openapi.json`,
    '',
    ...(kind === 'production'
      ? ['正式运行：', requirementTable(requirements)]
      : [MEANING[kind], '', '可以登录的会员（姓名、用户名、密码、用途）：', ...people]),
    '',
    ...counterLines(kind, address),
    ...(hasProducts ? [] : ['', '还没有商品：请设置 CATALOGUE，或运行 npm run catalogue -- 商品目录.csv']),
    ...(showsSms ? ['', `短信验证码登录：任意手机号，验证码看 ${address}/dev/sms（仅演示时有）`] : []),
    '',
    '按 Ctrl-C 停止。',
    '',
  ].join('\n')
}

/** How the people of the pharmacy get in; a trial has some of its own. */
const counterLines = (kind: Environment['kind'], address: string): string[] =>
  kind === 'trial'
    ? [
        `工作台：${address}/work　密码 ${READY_STAFF_PASSWORD}　动态码看 ${address}/dev/totp（仅本机试用时有）`,
        ...READY_STAFF.map(({ name, loginName, about }) => `  ${name}　${loginName}　${about}`),
      ]
    : [`工作台：${address}/work　开通账号：npm run staff -- add <登录名> <姓名> --roles operator,pharmacist`]

const MEANING = {
  trial: '这是本机试用：商品、会员、付款、短信和物流都是演示，只回答本机的请求。给别的设备演示请设 DEMO=1，正式运行请设 DEMO=0。',
  demonstration: '这是演示（DEMO=1）：商品和会员是虚构的，没有设置的付款、短信和物流都是模拟的。',
} as const
