import { useContext, useState, type ReactNode } from 'react'
import { Button } from '@/ui/press/Button'
import { OnePart } from './onePart'
import { State } from './State'

type Props = { name: string; words: string; children: (open: boolean, close: () => void) => ReactNode }

/** A state that lies above the page: behind a button, and open at once where the address asks for this state alone. */
export function Opened({ name, words, children }: Props) {
  const [open, setOpen] = useState(useContext(OnePart).only === name)
  return (
    <State name={name} alone>
      <Button kind="soft" size="m" onPress={() => setOpen(true)}>
        {words}
      </Button>
      {children(open, () => setOpen(false))}
    </State>
  )
}
