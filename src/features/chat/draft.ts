import { useSession } from '@/platform/session'

let kept: { owner: string | undefined; text: string } | undefined

const owner = () => useSession.getState().member?.userId

/** What the member has typed and not sent: in the memory of the shop alone, for when the page is opened again. */
export const draft = {
  read: (): string => (kept?.owner === owner() ? (kept?.text ?? '') : ''),
  keep: (text: string) => {
    kept = { owner: owner(), text }
  },
}
