import { View } from '@tarojs/components'
import { useState } from 'react'
import { Reason } from '@/ui/feedback/reason'
import { RadioChips } from '@/ui/form/RadioList'
import { Stars } from '@/ui/form/Stars'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'

const SOLVED = [
  { value: 'yes', text: '已解决' },
  { value: 'no', text: '没有解决' },
] as const
type Solved = (typeof SOLVED)[number]['value']

type Props = { open: boolean; onClose: () => void; onSend: (how: { stars: number; isSolved: boolean }) => Promise<void> }

/** Whether the answer helped, and how the shop handled it. */
export function AppraisalSheet({ open, onClose, onSend }: Props) {
  const [stars, setStars] = useState(0)
  const [solved, setSolved] = useState<Solved>()
  const send = () => {
    if (solved === undefined) throw new Reason('请选择问题是否解决')
    if (stars === 0) throw new Reason('请选择满意程度')
    return onSend({ stars, isSolved: solved === 'yes' })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="评价这次处理"
      footer={
        <Button block says="inline" onPress={send}>
          提交评价
        </Button>
      }
    >
      <View className="text-16 color-title">问题解决了吗</View>
      <RadioChips className="margin-top-8" label="问题是否解决" value={solved} options={SOLVED} onChange={setSolved} />
      <Stars value={stars} onChange={setStars} />
      <View className="text-13 color-secondary">评价后这条反馈结束；还没解决的，请先继续补充</View>
    </Sheet>
  )
}
