import { create } from 'zustand'
import { useSession } from '@/platform/session'

type Memory<Value> = { owner: string | undefined; kept: Readonly<Record<string, Value>> }

const memberNow = () => useSession.getState().member?.userId

/** What a member put in and did not hand in: in the memory of the shop alone, by a key, and gone with who put it in. */
export function memoryOf<Value>() {
  const store = create<Memory<Value>>()(() => ({ owner: undefined, kept: {} }))
  const own = () => {
    const { owner, kept } = store.getState()
    return owner === memberNow() ? kept : {}
  }
  return {
    useKept: (key: string): Value | undefined => {
      const member = useSession((session) => session.member?.userId)
      return store(({ owner, kept }) => (owner === member ? kept[key] : undefined))
    },
    read: (key: string): Value | undefined => own()[key],
    keep: (key: string, value: Value) => store.setState({ owner: memberNow(), kept: { ...own(), [key]: value } }),
    drop: (key: string) => {
      const { [key]: _gone, ...kept } = own()
      store.setState({ owner: memberNow(), kept })
    },
  }
}
