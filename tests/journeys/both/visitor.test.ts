import { journeyEverywhere } from '../support/everywhere'
import { textMessages } from '../support/textMessages'

const PHONE = '13912340007'
const RX = '100011'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `somebody who was sent by a leaflet registers a need, becomes a member with that phone and finds it, in ${version}`,
    { elder, needs: 'network' },
    async ({ app, gateway }) => {
      const phone = textMessages(app, gateway)
      await app.open('visitor')
      await app.fill('宣传页上的编号', RX)
      await app.tap('查看')
      await app.isAt('visitorProduct', { productCode: RX })
      await app.sees('处方药须凭处方在药师指导下购买和使用')
      await app.fill('手机号', PHONE)
      await phone.typeCodeFor(PHONE)
      await app.fill('想问什么', '一天吃几次')
      await app.tick('我同意药师用这个号码联系我')
      await app.tap('登记，请药师回电')
      await app.sees('登记好了')

      // The next code to a phone is sent after a minute.
      await gateway.restartAt(new Date(gateway.now().getTime() + 120_000))
      await app.tap('登录查看进度')
      await app.fill('手机号', PHONE)
      await phone.typeCodeFor(PHONE)
      await app.tick('我已阅读并同意用户协议和隐私政策')
      await app.tap('登录')
      await app.isAt('visitorProduct', { productCode: RX })
      // It is the member's now, called meanwhile or not.
      await app.open('visitor')
      await app.sees('想问：一天吃几次')
    },
  )
