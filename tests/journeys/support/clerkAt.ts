import { deskOf } from './deskOf'
import type { GatewayProcess } from './gatewayProcess'
import { closeBrowser } from './phone'

const HE = { loginName: 'he', name: '何叙', role: 'clerk' } as const

// Beside a mini-program he has a browser of his own.
afterAll(closeBrowser)

/** antd parts a word of two letters by a blank. */
const spaced = (words: string) => (words.length === 2 ? new RegExp(`^${words[0]}\\s*${words[1]}$`) : words)

/** A clerk at the counter who decides on refunds and answers complaints, in a browser of his own; while he is there the demonstration's leaves the work to him. */
export async function clerkAt(gateway: GatewayProcess) {
  const { work, leave } = await deskOf({ gateway }, HE, '/aftersales')
  const sees = (words: string) => work.getByText(words).first().waitFor()
  const press = (name: RegExp) => work.getByLabel('决定').getByRole('button', { name }).click()
  const agrees = (okText: string) =>
    work
      .getByRole('dialog')
      .getByRole('button', { name: spaced(okText) })
      .click()
  /** Opens the refund of who is called like this, among those that wait so. */
  const open = async (state: string, row: RegExp) => {
    await work.goto(`${gateway.address}/work/aftersales?state=${state}`)
    await work.getByRole('row', { name: row }).getByRole('button').last().click()
  }
  return {
    /** Takes up what waits longest, and sees so many pictures with it. */
    async takes(row: RegExp, pictures: number) {
      await open('review', row)
      await work.getByRole('region', { name: `会员的图片 ${pictures} 张` }).waitFor()
      await press(/^受\s*理/)
      await sees('已受理，会员会看到「审核中」')
    },
    async agreesToReturn() {
      await press(/^同\s*意/)
      await agrees('同意退货')
      await sees('已同意，会员已收到退货地址')
    },
    async agreesToRefund() {
      await press(/^同\s*意/)
      await agrees('同意退款')
      await sees('已同意，款项交给银行')
    },
    async refuses(reason: string, words: string) {
      await press(/^拒\s*绝/)
      const drawer = work.getByRole('dialog')
      await drawer.getByText(reason).click()
      await drawer.getByRole('textbox').fill(words)
      await drawer.getByRole('button', { name: /^拒\s*绝/ }).click()
      await sees('已拒绝，会员已收到消息')
    },
    /** Books the parcel in, inspects what is in it, and lets the money go. */
    async passesInspection(row: RegExp) {
      await open('parcel', row)
      await press(/^已收到/)
      await agrees('已收到')
      await sees('已登记，会员已收到消息')
      await press(/^开始验收/)
      await sees('已开始验收')
      await press(/^验收通过/)
      await agrees('通过并退款')
      await sees('已通过，款项交给银行')
    },
    /** Answers what somebody told the shop, by the beginning of what was told. */
    async answers(row: RegExp, words: string) {
      await work.goto(`${gateway.address}/work/complaints`)
      await work.getByRole('row', { name: row }).getByRole('button').last().click()
      await press(/^受\s*理/)
      await sees('已受理，顾客会看到「处理中」')
      await press(/^回\s*复/)
      await work.getByRole('dialog').getByRole('textbox').fill(words)
      await agrees('回复')
      await sees('已回复')
    },
    /** Hides a published review, by the beginning of what was written. */
    async hides(row: RegExp, reason: string) {
      await work.goto(`${gateway.address}/work/reviews?part=published`)
      await work.getByRole('row', { name: row }).getByRole('button').last().click()
      await press(/^不展示/)
      const drawer = work.getByRole('dialog')
      await drawer.getByText(reason).click()
      await drawer.getByRole('button', { name: /^不展示/ }).click()
      await sees('已不展示，作者会收到消息')
    },
    leave,
  }
}
