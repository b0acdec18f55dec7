import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putWaited } from '../support/putWaited'
import { confirmsReceipt, givesAddress, payAtTheBank, submit } from '../support/steps'
import type { Walker } from '../support/walker'

/** 陈默 and her father. */
const OWN = { name: '陈默', number: '110105198807150026' }
const FATHER = { name: '陈建民', number: '320106195909121519' }
/** Below the end of any text. */
const END = 100_000

const adds = async (app: Walker, relation: string, { name, number }: typeof OWN) => {
  await app.isAt('patientInfo', { mode: 'add' })
  await app.tap(relation)
  await app.fill('姓名', name)
  await app.fill('证件号码', number)
  await app.tap('保存')
  await app.isAt('tafInsure', { planId: '1' })
}

/** From the plan to its application, with both people written down. */
async function applies(app: Walker) {
  await app.open('taf')
  await app.sees('出生满 28 天至 70 周岁')
  await app.tap('立即投保')
  await app.isAt('drugUserRule')
  await app.tap('同意并继续')
  await app.isAt('tafInsure', { planId: '1' })
  await app.tap('添加我本人')
  await adds(app, '本人', OWN)
  await app.tap('添加用药人')
  await adds(app, '父母', FATHER)
  await app.tap(/^陈建民/)
  await app.tap('下一步')
}

/** Reads every text to its end, answers every question with no, and declares all of it. */
async function declares(app: Walker) {
  for (const title of ['特药医疗保险条款', '安心可投保须知']) {
    await app.sees(title)
    await app.settled()
    await app.scroll(END)
    await app.sees('已经读到末尾')
    await app.tap('我已读完')
  }
  for (const place of ['1 / 3', '2 / 3', '3 / 3']) {
    await app.sees(place)
    await app.tap('否')
  }
  for (const title of ['安心可用药保障平台服务协议', '安心可隐私政策', '安心可授权书']) await app.tick(`我已阅读并同意《${title}》`)
  await app.tick('被保险人已知道并同意投保')
  await app.tap('确认声明')
}

/** Signs, pays the premium, and has the policy. */
async function buys(app: Walker) {
  await app.writes('请在此签名')
  await app.tap('确认签名')
  await app.sees('核保通过，等待付款')
  await app.tap(/^去付款/)
  await app.isAt('payPlan')
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap(/^确认支付/)
  await app.isAt('tafBook')
  await app.sees('保障中')
}

/** Registers as the insured person, and orders the first medicine without a prescription. */
async function usesRight(app: Walker) {
  await app.tap('用药权益')
  for (const title of ['特药保障计划平台服务协议', '特药保障计划隐私政策', '特药保障计划参与须知', '特药保障计划授权书'])
    await app.tick(`我已阅读并同意《${title}》`)
  await app.writes('请在此签名')
  await app.tap('同意并登记')
  await app.sees('保险公司付 80%')
}

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]) {
  journeyEverywhere(
    `陈默 insures her father, opens the policy and uses a right, in ${version}`,
    { elder, env: { COURIER_SPEED: '100000' } },
    async ({ app, gateway, logInAs }) => {
      await logInAs(members.chen)
      await givesAddress(app)
      await applies(app)
      await declares(app)
      await buys(app)
      await putWaited(gateway)
      await usesRight(app)
      await app.tap(/^用保单购买碳酸钙/)
      await app.sees('商保支付')
      await submit(app)
      await payAtTheBank(app)
      await app.tap('用药权益的进度')
      await app.sees('收货后额度才算用掉')
      await app.open('messages')
      await app.sees('包裹已签收')
      await confirmsReceipt(app)
      await app.open('tafRightsSending')
      await app.sees('碳酸钙')
      await app.sees('已完成')
    },
  )

  journeyEverywhere(
    `陈默 takes the cooling-off period and has all of the premium back, in ${version}`,
    { elder },
    async ({ app, logInAs }) => {
      await logInAs(members.chen)
      await applies(app)
      await declares(app)
      await buys(app)
      await app.sees('期间退保全额退还')
      await app.tap('退保')
      await app.sees('还在犹豫期内，保险费全额退还。')
      await app.tap(/^确认退保/)
      await app.sees('已退保')
      await app.open('tafRightsSending')
      await app.sees('还没有用保单买过药')
    },
  )
}
