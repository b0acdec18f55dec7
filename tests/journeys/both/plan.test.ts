import { journeyEverywhere } from '../support/everywhere'
import { applies, buys, declares, TAF } from '../support/insures'
import { members } from '../support/people'
import { putWaited } from '../support/putWaited'
import { confirmsReceipt, givesAddress, payAtTheBank, submit } from '../support/steps'
import type { Walker } from '../support/walker'

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
      await applies(app, TAF)
      await declares(app, TAF)
      await buys(app, TAF)
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
      await applies(app, TAF)
      await declares(app, TAF)
      await buys(app, TAF)
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
