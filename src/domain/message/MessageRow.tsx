import { View } from '@tarojs/components'
import { memo } from 'react'
import { write } from '@/api/write'
import { message, type Message } from '@/contract/message'
import { shopFormat } from '@/lib/time'
import { goTo } from '@/routes/go'
import { cx } from '@/ui/element/cx'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Dot } from '@/ui/text/Badge'
import { KINDS } from './kinds'
import './messageRow.scss'

/** One message: opened, it is read, and leads to what it is about. */
export const MessageRow = memo(function MessageRow({ message: { messageId, kind, title, text, link, at, isRead } }: { message: Message }) {
  const open = async () => {
    // What it is about opens in any case: that it was read is told beside it.
    if (!isRead) void write(message.read, { params: { messageId } }).catch(() => undefined)
    if (link !== null) await goTo(link)
  }
  return (
    <Press block className="row align-start gap-12 message__row" onPress={open}>
      <View className={cx('message__sign', `message__sign--${kind}`)}>
        <Icon name={KINDS[kind].icon} size={20} />
      </View>
      <View className="grow">
        <View className="row justify-between gap-8">
          <View className="row gap-6 text-16 weight-medium color-title">
            {title}
            {!isRead && <Dot />}
            {!isRead && <VisuallyHidden>，未读</VisuallyHidden>}
          </View>
          <View className="text-12 color-secondary num flex-none">{shopFormat(at, 'HH:mm')}</View>
        </View>
        <View className="text-14 color-body margin-top-2 message__text">{text}</View>
      </View>
    </Press>
  )
})
