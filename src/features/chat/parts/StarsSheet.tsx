import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/ui/element/a11y'
import { roving } from '@/ui/element/roving'
import { Reason } from '@/ui/feedback/reason'
import { TextArea } from '@/ui/form/TextArea'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'

const STARS = ['很不满意', '不满意', '一般', '满意', '很满意']

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
      <View className="kf__stars row justify-center" {...a11y({ role: 'radiogroup', label: '满意程度' })} {...roving('radio')}>
        {STARS.map((text, at) => (
          <Press
            key={text}
            className="kf__star"
            role="radio"
            checked={stars === at + 1}
            tabStop={at + 1 === Math.max(stars, 1)}
            label={`${at + 1} 星，${text}`}
            onPress={() => setStars(at + 1)}
          >
            <Icon name={at < stars ? 'star-solid' : 'star'} size={32} />
          </Press>
        ))}
      </View>
      <View className="kf__system">{STARS[stars - 1] ?? '请选择满意程度'}</View>
      <TextArea label="还想说的" placeholder="选填，哪里好、哪里可以更好" value={words} onChange={setWords} maxLength={200} />
    </Sheet>
  )
}
