import type { Walker } from './walker'

/** 陈默 and her father. */
const OWN = { name: '陈默', number: '110105198807150026' }
const FATHER = { name: '陈建民', number: '320106195909121519' }
/** Below the end of any text. */
const END = 100_000

/** A plan as somebody applies for it: its pages, and what is asked there. */
export type Applied = {
  opens: (app: Walker) => Promise<void>
  isApplied: (app: Walker) => Promise<void>
  isHeld: (app: Walker) => Promise<void>
  /** At which age it can be had. */
  ages: string
  reads: readonly string[]
  /** How many questions of health. */
  questions: number
  agrees: readonly string[]
}

/** 安心可·特药医疗险 基础版 */
export const TAF: Applied = {
  opens: (app) => app.open('taf'),
  isApplied: (app) => app.isAt('tafInsure', { planId: '1' }),
  isHeld: (app) => app.isAt('tafBook'),
  ages: '出生满 28 天至 70 周岁',
  reads: ['特药医疗保险条款', '安心可投保须知'],
  questions: 3,
  agrees: ['安心可用药保障平台服务协议', '安心可隐私政策', '安心可授权书'],
}

/** 创享·创新药分期医疗险 月月付 */
export const MONTHLY: Applied = {
  opens: (app) => app.open('innovationpay', { type: 'monthly' }),
  isApplied: (app) => app.isAt('innovationInsure', { type: 'monthly', planId: '11' }),
  isHeld: (app) => app.isAt('innovationBook', { type: 'monthly' }),
  ages: '出生满 28 天至 80 周岁',
  reads: ['创新药分期医疗保险条款'],
  questions: 3,
  agrees: ['创新药分期保障平台服务协议', '创新药分期保障隐私政策'],
}

async function adds(app: Walker, { isApplied }: Applied, relation: string, { name, number }: typeof OWN) {
  await app.isAt('patientInfo', { mode: 'add' })
  await app.tap(relation)
  await app.fill('姓名', name)
  await app.fill('证件号码', number)
  await app.tap('保存')
  await isApplied(app)
}

/** From the plan to its application, with both people written down. */
export async function applies(app: Walker, plan: Applied) {
  await plan.opens(app)
  await app.sees(plan.ages)
  await app.tap('立即投保')
  await app.isAt('drugUserRule')
  await app.tap('同意并继续')
  await plan.isApplied(app)
  await app.tap('添加我本人')
  await adds(app, plan, '本人', OWN)
  await app.tap('添加用药人')
  await adds(app, plan, '父母', FATHER)
  await app.tap(/^陈建民/)
  await app.tap('下一步')
}

/** Reads every text to its end, answers every question with no, and declares all of it. */
export async function declares(app: Walker, { reads, questions, agrees }: Applied) {
  for (const title of reads) {
    await app.sees(title)
    await app.settled()
    await app.scroll(END)
    await app.sees('已经读到末尾')
    await app.tap('我已读完')
  }
  for (let place = 1; place <= questions; place++) {
    await app.sees(`${place} / ${questions}`)
    await app.tap('否')
  }
  for (const title of agrees) await app.tick(`我已阅读并同意《${title}》`)
  await app.tick('被保险人已知道并同意投保')
  await app.tap('确认声明')
}

/** Signs, pays the premium or the first instalment, and has the policy. */
export async function buys(app: Walker, plan: Applied) {
  await app.writes('请在此签名')
  await app.tap('确认签名')
  await app.sees('核保通过，等待付款')
  await app.tap(/^去付款/)
  await paysPremium(app, plan)
  await app.sees('保障中')
}

/** From the cashier over the bank back to the policy. */
export async function paysPremium(app: Walker, { isHeld }: Applied) {
  await app.isAt('payPlan')
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap(/^确认支付/)
  await isHeld(app)
}
