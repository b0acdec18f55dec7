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
  const press = (name: RegExp) => work.getByLabel('决定').getByRole('button', { name }).click()
  /** Presses what decides in the dialog that is open, and sees it close: it stays where it was refused. What is said for a moment he may miss. */
  const decides = async (name: RegExp | string) => {
    const dialog = work.getByRole('dialog')
    await dialog.getByRole('button', { name }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const agrees = (okText: string) => decides(spaced(okText))
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
      await work
        .getByLabel('决定')
        .getByRole('button', { name: /^同\s*意/ })
        .waitFor()
    },
    async agreesToReturn() {
      await press(/^同\s*意/)
      await agrees('同意退货')
    },
    async agreesToRefund() {
      await press(/^同\s*意/)
      await agrees('同意退款')
    },
    async refuses(reason: string, words: string) {
      await press(/^拒\s*绝/)
      const drawer = work.getByRole('dialog')
      await drawer.getByText(reason).click()
      await drawer.getByRole('textbox').fill(words)
      await decides(/^拒\s*绝/)
    },
    /** Books the parcel in, inspects what is in it, and lets the money go. */
    async passesInspection(row: RegExp) {
      await open('parcel', row)
      await press(/^已收到/)
      await agrees('已收到')
      await press(/^开始验收/)
      await press(/^验收通过/)
      await agrees('通过并退款')
    },
    /** Answers what somebody told the shop, by the beginning of what was told. */
    async answers(row: RegExp, words: string) {
      await work.goto(`${gateway.address}/work/complaints`)
      await work.getByRole('row', { name: row }).getByRole('button').last().click()
      await press(/^受\s*理/)
      await press(/^回\s*复/)
      await work.getByRole('dialog').getByRole('textbox').fill(words)
      await agrees('回复')
    },
    /** Hides a published review, by the beginning of what was written. */
    async hides(row: RegExp, reason: string) {
      await work.goto(`${gateway.address}/work/reviews?part=published`)
      await work.getByRole('row', { name: row }).getByRole('button').last().click()
      await press(/^不展示/)
      const drawer = work.getByRole('dialog')
      await drawer.getByText(reason).click()
      await decides(/^不展示/)
    },
    leave,
  }
}
