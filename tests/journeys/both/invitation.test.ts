import { DAY } from '../../../src/lib/duration'
import { inviteOf, putFriendsOrderReceived, putInvitationsSettled, putRegistered } from '../support/invitations'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { givesAddress, payAtTheBank, submit, toConfirm } from '../support/steps'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `周岚 invites 陈默, who accepts and buys; a week after he received it her coupon is there, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs, anotherPhone }) => {
      await putRegistered(gateway, members.chen.memberId)
      await logInAs(members.zhou)
      await app.open('inviteFriends')
      await app.sees('您得 10 元券')
      await app.tap('邀请新朋友')
      await app.sees('链接里没有您的姓名和电话')
      await app.tap('关闭')

      const his = await anotherPhone(members.chen)
      await his.open('newUserGift', { inviteId: await inviteOf(gateway, members.zhou.memberId) })
      await his.sees('朋友请您来')
      await his.tap('接受邀请')
      await his.sees('新人券已放入您的券包')
      await givesAddress(his)
      await toConfirm(his)
      await submit(his)
      await payAtTheBank(his)

      await putFriendsOrderReceived(gateway, members.chen.memberId)
      await gateway.restartAt(new Date(gateway.now().getTime() + 8 * DAY))
      await putInvitationsSettled(gateway)
      await app.reload()
      await app.open('newUserReward')
      await app.sees('已得奖励')
      await app.sees('优惠券已放入您的券包')
      await app.open('couponList')
      await app.sees('满 59 减 10')
    },
  )
