import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putTopList } from '../support/putTopList'
import { givesAddress, payAtTheBank, submit, takeNow } from '../support/steps'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `陈默 opens the list of what is bought most and buys the first, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs }) => {
      await putTopList(gateway, '110011', 7)
      await logInAs(members.chen)
      await givesAddress(app)
      await app.open('search')
      await app.tap(/热销榜$/)
      await app.isAt('topList')
      await app.sees('近 7 天 7 人购买')
      await app.tap('布洛芬缓释胶囊')
      await takeNow(app)
      await app.sees('应付金额')
      await submit(app)
      await payAtTheBank(app)
    },
  )
