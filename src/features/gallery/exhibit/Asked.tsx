import { useContext, useEffect } from 'react'
import { Button } from '@/ui/press/Button'
import { OnePart } from './onePart'
import { State } from './State'

type Props = { name: string; words: string; open: () => unknown }

/** A state above the page that a function opens. */
export function Asked({ name, words, open }: Props) {
  const only = useContext(OnePart).only === name
  useEffect(() => {
    if (only) void open()
  }, [only, open])
  return (
    <State name={name} alone>
      <Button kind="soft" size="m" onPress={() => void open()}>
        {words}
      </Button>
    </State>
  )
}
