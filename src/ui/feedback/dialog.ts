import { useLayers, type Question } from './layerStore'
import { reasonOf } from './reason'

let count = 0

const ask = (question: Question) =>
  new Promise<boolean>((resolve) => {
    count += 1
    const id = count
    const answer = (yes: boolean) => {
      useLayers.setState(({ questions }) => ({ questions: questions.filter((one) => one.id !== id) }))
      resolve(yes)
    }
    useLayers.setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }))
  })

/** Asks before something that matters. True for the right-hand button; closing in any other way is a no. */
export const confirm = (question: Question) => ask({ no: '取消', ...question })

/** Tells something that has to be read, with one button. */
export const alert = async ({ ok = '我知道了', ...question }: Omit<Question, 'yes' | 'no'> & { ok?: string }) => {
  await ask({ ...question, yes: ok, no: undefined })
}

/** Says why something failed; silent where there is nothing to say (a session that ended, a choice called off). */
export async function showError(error: unknown) {
  const title = reasonOf(error)
  if (title !== undefined) await alert({ title, icon: 'warning' })
}
