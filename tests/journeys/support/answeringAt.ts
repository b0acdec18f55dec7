import { deskOf } from './deskOf'
import type { GatewayProcess } from './gatewayProcess'
import { closeBrowser } from './phone'

// Beside a mini-program they have a browser of their own.
afterAll(closeBrowser)

type Person = Parameters<typeof deskOf>[1]

/**
 * Somebody who answers members at the counter, in a browser of their own; while they are there the demonstration's people leave the work to them.
 * `doing` is what the head says of who has taken a conversation: 接待, or 接诊 of a doctor.
 */
export async function answeringAt(gateway: GatewayProcess, person: Person, doing: string) {
  const { work, password, leave } = await deskOf({ gateway }, person, '/chats')
  const sees = (words: string | RegExp) => work.getByText(words).first().waitFor()
  return {
    work,
    password,
    sees,
    /** Takes the conversation that has waited longest, of those that nobody is in and those that were handed over to this person. */
    async takesOldest() {
      await work.getByText('按 N 接待等得最久的一位').first().waitFor()
      await work.keyboard.press('n')
      await sees(`，您正在${doing}`)
    },
    async answers(text: string) {
      await work.getByLabel('回复', { exact: true }).fill(text)
      await work.keyboard.press('Enter')
      await work.getByRole('log', { name: '对话' }).getByText(text).waitFor()
    },
    leave,
  }
}
