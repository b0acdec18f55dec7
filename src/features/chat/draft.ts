import { useSession } from '@/platform/session'

let kept: { owner: string | undefined; texts: Map<string, string> } | undefined

const owner = () => useSession.getState().member?.userId

/** What the member has typed into a conversation and not sent: in the memory of the shop alone, for when the page is opened again. */
export const draftOf = (name: string) => ({
  read: (): string => (kept?.owner === owner() ? (kept?.texts.get(name) ?? '') : ''),
  keep: (text: string) => {
    if (kept?.owner !== owner()) kept = undefined
    kept ??= { owner: owner(), texts: new Map() }
    kept.texts.set(name, text)
  },
})
