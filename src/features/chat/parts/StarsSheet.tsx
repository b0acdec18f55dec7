import { useState } from 'react'
import { Reason } from '@/ui/feedback/reason'
import { Stars } from '@/ui/form/Stars'
import { TextArea } from '@/ui/form/TextArea'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'

type Props = { open: boolean; onClose: () => void; onSend: (how: { stars: number; words: string }) => Promise<void> }

/** How the service was: one to five stars, and words for whoever has some. */
export function StarsSheet({ open, onClose, onSend }: Props) {
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const send = () => {
    if (stars === 0) throw new Reason('请选择满意程度')
    return onSend({ stars, words })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="评价这次服务"
      footer={
        <Button block says="inline" onPress={send}>
          提交评价
        </Button>
      }
    >
      <Stars value={stars} onChange={setStars} />
      <TextArea label="还想说的" placeholder="选填，哪里好、哪里可以更好" value={words} onChange={setWords} maxLength={200} />
    </Sheet>
  )
}
