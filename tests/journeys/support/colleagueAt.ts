import type { Role } from '../../../counter/contract/workEndpoint'
import { answeringAt } from './answeringAt'
import type { GatewayProcess } from './gatewayProcess'

type Person = { loginName: string; name: string; role: Role }

/** Somebody who answers members at the counter, in a browser of his own; while he is there the demonstration's people leave the work to him. */
export async function colleagueAt(gateway: GatewayProcess, person: Person) {
  const answering = await answeringAt(gateway, person, '接待')
  const { work, sees } = answering
  return {
    ...answering,
    /** Hands the conversation over to a person of another desk, with a note. */
    async handsOver({ to, note }: { to: RegExp; note: string }) {
      await work.getByRole('button', { name: /^转接/ }).click()
      const dialog = work.getByRole('dialog')
      await dialog.getByRole('radio', { name: to }).check()
      await dialog.getByLabel('交接说明').fill(note)
      await dialog.getByRole('button', { name: /^转\s*接$/ }).click()
      await sees('已转接')
    },
    /** Answers the message that was left whose row says this. */
    async answersLeft(row: RegExp, text: string) {
      await work.goto(`${gateway.address}/work/left-messages`)
      await work
        .getByRole('row', { name: row })
        .getByRole('button', { name: /回\s*复/ })
        .click()
      const dialog = work.getByRole('dialog')
      await dialog.getByLabel('回复').fill(text)
      await dialog.getByRole('button', { name: /^回\s*复$/ }).click()
      await sees('已回复，会员会收到提醒')
    },
  }
}
