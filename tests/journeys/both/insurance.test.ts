import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putLimit } from '../support/putLimit'
import { payAtTheBank, submit } from '../support/steps'

const FATHERS = '320106195806151037'
const MONITOR = '指夹式血氧仪'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `周岚 buys by her father's policy until the limit of its year runs out, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs }) => {
      await logInAs(members.zhou)
      await app.open('insuranceEntrance')
      await app.tap('绑定我的保单，慢病用药保障')
      await app.sees('还没有用药人')
      await app.tap('添加用药人')
      await app.isAt('patientInfo', { mode: 'add' })
      await app.tap('父母')
      await app.fill('姓名', '周建国')
      await app.fill('证件号码', FATHERS)
      await app.tap('保存')
      await app.isAt('insuranceEntrance')
      await app.tap(/^周建国/)
      await app.tap('向保险公司核对并绑定')
      await app.sees('周*国的慢病用药保障')
      await putLimit(gateway, 5000)
      await app.open('insuranceSection')
      await app.sees(/今年还剩 ?¥50/)
      await app.tap('医疗器械')
      await app.tap(`把${MONITOR}加入商保清单`)
      await app.sees('商保付 ¥50.00')
      await app.tap('去结算')
      await app.sees('商保支付')
      await submit(app)
      await payAtTheBank(app)
      await app.open('insuranceSection')
      await app.sees(/今年还剩 ?¥0/)
      await app.sees('被没收货的订单占用')
      await app.seesNot('已选 1 种')
    },
  )
