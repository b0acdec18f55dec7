import { useOpened, useWords } from '../client/address'

/** What a list opens in its place by a word of the address: `?id=shop99`; a new one may be made like another that `like` names. */
export function useMaking() {
  const [{ id: _id, like, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('id')
  const begin = (model?: string) => open(crypto.randomUUID(), { like: model })
  const leave = () => close({ like: undefined })
  return { words, change, opened, like, open, begin, leave }
}
export type Making = ReturnType<typeof useMaking>
