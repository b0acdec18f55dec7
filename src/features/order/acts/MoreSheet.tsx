import { Cell } from '@/ui/card/Cell'
import { Sheet } from '@/ui/layer/Sheet'

type Props = {
  open: boolean
  choices: readonly { words: string; onPress: () => unknown }[]
  onClose: () => void
}

/** What else can be done with an order. It closes before what was chosen begins. */
export const MoreSheet = ({ open, choices, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="更多操作" flush>
    {choices.map(({ words, onPress }) => (
      <Cell
        key={words}
        title={words}
        onPress={() => {
          onClose()
          return onPress()
        }}
      />
    ))}
  </Sheet>
)
