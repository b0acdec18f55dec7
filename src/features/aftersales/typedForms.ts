import { useSession } from '@/platform/session'

/** What was typed and not handed in, by member and order, in memory only: a phone and a note about one's health are never kept on the device. */
const typed = new Map<string, unknown>()

/** Where one form's contents stand while the member looks at something else and comes back. */
export function typedForm<Values>(orderCode: string) {
  const key = `${useSession.getState().member?.userId} ${orderCode}`
  return {
    read: () => (typed.get(key) ?? {}) as Partial<Values>,
    keep: (values: Values) => void typed.set(key, values),
    drop: () => void typed.delete(key),
  }
}
