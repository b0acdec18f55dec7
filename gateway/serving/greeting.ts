import { READY_PEOPLE } from '../seed/readyPeople'

type Greeting = { address: string; database: string; showsSms: boolean; hasPeople: boolean }

/** What the terminal says once the shop is open. */
export function greetingOf({ address, database, showsSms, hasPeople }: Greeting): string {
  const people = READY_PEOPLE.map(({ name, loginName, password, about }) => `  ${name}　${loginName}　${password}　${about}`)
  return [
    '',
    `青禾健康已开张：${address}`,
    `数据：${database}　接口文档：${address}/openapi.json`,
    ...(hasPeople ? ['', '可以登录的会员（姓名、用户名、密码、用途）：', ...people] : []),
    ...(showsSms ? ['', `短信验证码登录：任意手机号，验证码看 ${address}/dev/sms（仅试用时有）`] : []),
    '',
    '按 Ctrl-C 停止。',
    '',
  ].join('\n')
}
