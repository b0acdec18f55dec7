import { assists } from '../../../gateway/tables'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { withDb } from '../support/withDb'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `周岚 asks her family to help, 林秀芝 and 陈默 do, and the coupon is there, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs, anotherPhone }) => {
      await logInAs(members.zhou)
      await app.open('couponList')
      await app.tap(/^家人助力领优惠券/)
      await app.tap('去发起，家人助力领优惠券')
      await app.sees('就能领 20 元券')
      await app.tap('发起助力')
      await app.sees('还差 2 位家人')
      await app.tap('请家人帮忙助力')
      await app.sees('链接里没有您的姓名和电话')
      await app.tap('关闭')

      const ids: string[] = []
      await withDb(gateway, async (db) => void ids.push(...(await db.select().from(assists)).map(({ assistId }) => assistId)))
      const [id = ''] = ids
      for (const friend of [members.lin, members.chen]) {
        const phone = await anotherPhone(friend)
        await phone.open('assistSharer', { id })
        await phone.sees('帮忙助力')
        await phone.tap('愿您平安健康')
        await phone.tap('帮忙助力')
        await phone.sees('谢谢您')
      }

      await app.reload()
      await app.open('myAssist', { id })
      await app.sees('助力成功')
      await app.sees('「愿您平安健康」')
      await app.tap('去使用')
      await app.sees('助力成功所得')
    },
  )
