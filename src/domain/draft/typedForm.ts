import { useSession } from '@/platform/session'

/** What was typed and not handed in, by member and form, in memory only: a phone and a note about one's health are never kept on the device. */
const typed = new Map<string, unknown>()

/** Where one form's contents stand while whoever fills it in looks at something else and comes back. */
export function typedForm<Values>(form: string) {
  const key = `${useSession.getState().member?.userId} ${form}`
  return {
    read: () => (typed.get(key) ?? {}) as Partial<Values>,
    keep: (values: Values) => void typed.set(key, values),
    drop: () => void typed.delete(key),
  }
}
