import { keyRingIn } from '../lib/keyRing'
import { isLoopback } from './loopback'
import { isStrong } from './secret'

/** Status of a setting of a real shop. `off`: it may be missing, and the shop does without. */
export type RequirementStatus = 'set' | 'missing' | 'unsafe' | 'off'
export type Requirement = { name: string; standing: RequirementStatus; advice: string }

type Asked = {
  name: string
  /** What to do where it is not set. */
  advice: string
  /** Whether a shop without it would pretend something, or take money it cannot account for. */
  isNeeded?: (text: Text) => boolean
  /** Why what is set must not be used. */
  problem?: (value: string) => string | undefined
}
type Text = (name: string) => string | undefined

const always = () => true
const OPEN = '必须是 https 网址（本机地址可以是 http）'

/** What is wrong with the address of a site or a service, in whatever shop; nothing where there is none. */
export function webProblem(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!URL.canParse(value)) return '不是一个网址'
  const { protocol, username, password } = new URL(value)
  if (protocol !== 'https:' && protocol !== 'http:') return '应为 https 网址'
  return username !== '' || password !== '' ? '网址里不能写用户名和密码' : undefined
}

/** Unencrypted traffic to another machine can be read and changed on the way. */
function unsafeUrl(value: string): string | undefined {
  const problem = webProblem(value)
  if (problem !== undefined) return problem
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopback(hostname) ? undefined : OPEN
}

/** Shoppers and WeChat have to reach it, and money is never taken by a program beside the shop that plays WeChat's part. */
function farAddress(value: string): string | undefined {
  const problem = webProblem(value)
  if (problem !== undefined) return problem
  const { protocol, hostname } = new URL(value)
  if (isLoopback(hostname)) return '不能是本机地址'
  return protocol === 'https:' ? undefined : '必须是 https 网址'
}

/** What ops/qinghe.env.example holds the place of a shop's own with: names that nobody has (RFC 2606), and numbers of zeros. */
const isExample = (value: string) =>
  /^(wx|19)?0{8,}$/.test(value) || (URL.canParse(value) && /(^|\.)example(\.(com|net|org))?$/i.test(new URL(value).hostname))

const weakSecret = (value: string) => (isStrong(value) ? undefined : '太容易猜到：请换成至少 16 位的随机字符')

const wrongKeys = (value: string) =>
  keyRingIn(value) ? undefined : '应形如 2:密钥,1:密钥，每个密钥是 32 字节随机数的 base64（openssl rand -base64 32）'

const PAYMENT = '收款需要微信支付：小程序'
const ASKED: readonly Asked[] = [
  { name: 'PUBLIC_URL', advice: '设为顾客访问商城的 https 网址', isNeeded: always, problem: farAddress },
  { name: 'SMS_URL', advice: '设为发送短信的服务，登录验证码由它发出', isNeeded: always, problem: unsafeUrl },
  { name: 'SMS_TOKEN', advice: '设为短信服务的访问令牌', isNeeded: always, problem: weakSecret },
  { name: 'WECHAT_APPID', advice: `${PAYMENT}的 AppID`, isNeeded: always },
  { name: 'WECHAT_SECRET', advice: `${PAYMENT}的密钥`, isNeeded: always },
  { name: 'WECHAT_MCHID', advice: '收款需要微信支付：商户号', isNeeded: always },
  { name: 'WECHAT_MCH_SERIAL', advice: '收款需要微信支付：商户证书序列号', isNeeded: always },
  { name: 'WECHAT_MCH_KEY', advice: '收款需要微信支付：商户私钥文件（PEM）', isNeeded: always },
  { name: 'WECHAT_API_V3_KEY', advice: '收款需要微信支付：APIv3 密钥', isNeeded: always, problem: weakSecret },
  { name: 'WECHAT_PAY_URL', advice: '', problem: farAddress },
  { name: 'WECHAT_API_URL', advice: '', problem: unsafeUrl },
  { name: 'PUSH_URL', advice: '', problem: unsafeUrl },
  { name: 'FILE_KEYS', advice: '设为加密顾客图片的密钥：1:32 字节随机数的 base64，另行妥善备份', isNeeded: always, problem: wrongKeys },
  { name: 'S3_ENDPOINT', advice: '没有它，顾客图片（已加密）存在数据库里', problem: unsafeUrl },
  { name: 'S3_SECRET_KEY', advice: '设为对象存储的密钥', isNeeded: (text) => text('S3_ENDPOINT') !== undefined, problem: weakSecret },
  { name: 'LOGIN_URL', advice: '没有它，除微信小程序和公众号外的第三方登录关闭', problem: unsafeUrl },
  {
    name: 'LOGIN_TOKEN',
    advice: '设为第三方登录服务的访问令牌',
    isNeeded: (text) => text('LOGIN_URL') !== undefined,
    problem: weakSecret,
  },
  { name: 'COURIER_URL', advice: '没有它，包裹不会自己交寄，订单停在“待发货”', problem: unsafeUrl },
  {
    name: 'COURIER_TOKEN',
    advice: '设为物流服务的访问令牌',
    isNeeded: (text) => text('COURIER_URL') !== undefined,
    problem: weakSecret,
  },
  { name: 'INVOICE_URL', advice: '没有它，会员不能在线申请发票', problem: unsafeUrl },
  {
    name: 'INVOICE_TOKEN',
    advice: '设为开票服务的访问令牌',
    isNeeded: (text) => text('INVOICE_URL') !== undefined,
    problem: weakSecret,
  },
  { name: 'INSURER_URL', advice: '没有它，会员不能绑定商保，也不能投保', problem: unsafeUrl },
  {
    name: 'INSURER_TOKEN',
    advice: '设为保险服务的访问令牌',
    isNeeded: (text) => text('INSURER_URL') !== undefined,
    problem: weakSecret,
  },
  { name: 'TRUST_PROXY', advice: 'https 由网关前的代理提供：设为代理的层数，否则限流把所有顾客算作同一个地址' },
  { name: 'DATABASE_URL', advice: '没有它用内置数据库：断电可能丢失数据，只能开一个网关' },
]

/** Every setting a real shop is asked for, in the order an operator fills them in; settings for which nothing is said are left out. */
export function requirementsOf(env: NodeJS.ProcessEnv): Requirement[] {
  const text = (name: string) => env[name]?.trim() || undefined
  return ASKED.flatMap(({ name, advice, isNeeded, problem }): Requirement[] => {
    const value = text(name)
    if (value === undefined) {
      if (isNeeded?.(text)) return [{ name, standing: 'missing', advice }]
      // Nobody misses a token of a service that is not used, or another address of WeChat.
      return isNeeded === undefined && advice !== '' ? [{ name, standing: 'off', advice }] : []
    }
    const wrong = isExample(value) ? '还是示例里的值：请换成自己的' : problem?.(value)
    return [wrong === undefined ? { name, standing: 'set', advice: '' } : { name, standing: 'unsafe', advice: wrong }]
  })
}

export const isMet = (requirements: readonly Requirement[]) =>
  requirements.every(({ standing }) => standing === 'set' || standing === 'off')

const WORDS: Record<RequirementStatus, string> = { set: '已设置', missing: '缺少　', unsafe: '不安全', off: '未启用' }

/** A table for the operator: name, status, what to do. Values are never shown: some are secrets. */
export function requirementTable(requirements: readonly Requirement[]): string {
  const width = Math.max(...requirements.map(({ name }) => name.length))
  return requirements.map(({ name, standing, advice }) => `  ${name.padEnd(width)}  ${WORDS[standing]}  ${advice}`.trimEnd()).join('\n')
}
