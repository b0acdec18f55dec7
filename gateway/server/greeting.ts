import { READY_PEOPLE } from '../demo/people/readyPeople'
import type { Environment } from './environment'
import { requirementTable } from './requirements'

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
    `青禾健康已开张：${address}`,
    `数据：${database}　接口文档：${address}/openapi.json`,
    '',
    ...(kind === 'production'
      ? ['正式运行：', requirementTable(requirements)]
      : [MEANING[kind], '', '可以登录的会员（姓名、用户名、密码、用途）：', ...people]),
    ...(hasProducts ? [] : ['', '还没有商品：请设置 CATALOGUE，或运行 npm run catalogue -- 商品目录.csv']),
    ...(showsSms ? ['', `短信验证码登录：任意手机号，验证码看 ${address}/dev/sms（仅演示时有）`] : []),
    '',
    '按 Ctrl-C 停止。',
    '',
  ].join('\n')
}

const MEANING = {
  trial: '这是本机试用：商品、会员、付款、短信和物流都是演示，只回答本机的请求。给别的设备演示请设 DEMO=1，正式运行请设 DEMO=0。',
  demonstration: '这是演示（DEMO=1）：商品和会员是虚构的，没有设置的付款、短信和物流都是模拟的。',
} as const
