import { View } from '@tarojs/components'
import { useState } from 'react'
import { Field } from '@/ui/form/Field'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { yuan } from '@/lib/money'

type Props = { open: boolean; most: number; used: number; onUse: (count: string) => void; onClose: () => void }

/** How many health coins to pay with. */
export const CoinSheet = ({ open, onClose, ...props }: Props) => (
  <Sheet open={open} onClose={onClose} title="使用多少健康币">
    <CoinCount {...props} onClose={onClose} />
  </Sheet>
)

function CoinCount({ most, used, onUse, onClose }: Omit<Props, 'open'>) {
  const [count, setCount] = useState(String(used))
  const error = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= most ? undefined : `请填写 1 到 ${most}`
  const use = () => {
    onUse(String(Number(count)))
    onClose()
  }
  return (
    <View className="stack">
      <Field
        label="枚数"
        kind="digit"
        value={count}
        maxLength={8}
        error={error}
        help={`100 枚抵 1 元，本单最多 ${most} 枚，抵 ${yuan(most)} 元`}
        onChange={setCount}
      />
      <Button block disabled={error !== undefined} onPress={use}>
        确定
      </Button>
    </View>
  )
}
