import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { GiftStatus, level, type LevelGift } from '@/contract/level'
import { Section } from '@/ui/card/Section'
import { cx } from '@/ui/element/cx'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'
import { BirthdaySheet } from './BirthdaySheet'
import { BirthdayRow } from './BirthdayRow'
import type { LevelDetail } from './detail'

/** What can be received, was, and comes with the next level; below it the birthday, where the level has a gift for it. */
export function Gifts({ of: { level: own, levels, birthday } }: { of: LevelDetail }) {
  const gifts = useRead(level.gifts, {}, { staleTime: 0 })
  const [asksBirthday, setAsksBirthday] = useState(false)
  const hasBirthdayGift = levels.some((one) => one.level === own && one.rights.some(({ right }) => right === 'birthdayCoupon'))
  return (
    <Section title="等级礼包">
      <Loaded of={gifts}>
        {(data) => (
          <View>
            {data.gifts.map((gift, at) => (
              <Gift key={gift.id} of={gift} isFirst={at === 0} />
            ))}
            {data.gifts.length === 0 && <View className="text-14 color-secondary">现在没有可以领取的礼包</View>}
          </View>
        )}
      </Loaded>
      {hasBirthdayGift && <BirthdayRow birthday={birthday} onChange={() => setAsksBirthday(true)} />}
      <BirthdaySheet open={asksBirthday} birthday={birthday} onClose={() => setAsksBirthday(false)} />
    </Section>
  )
}

function Gift({ of: { id, icon, title, text, giftStatus }, isFirst }: { of: LevelGift; isFirst: boolean }) {
  const receive = async () => {
    const { couponCount } = await write(level.receiveGift, { params: { id } })
    toast(`已领取 ${couponCount} 张券，放入券包`, { icon: 'check' })
  }
  return (
    <View className={cx('row gap-12 elder-wrap member__row', isFirst && 'member__row--first')}>
      <View className="row gap-12 grow member__what">
        <View className={cx('member__icon', `member__icon--${icon}`)}>
          <Icon name={icon} size={24} />
        </View>
        <View className="grow">
          <View className="text-14 weight-medium color-title">{title}</View>
          <View className="text-12 color-secondary margin-top-2">{text}</View>
        </View>
      </View>
      {giftStatus === GiftStatus.open ? (
        <Button size="s" label={`领取${title}`} onPress={receive}>
          领取
        </Button>
      ) : (
        <View className="row gap-4 nowrap text-13 color-secondary">
          {giftStatus === GiftStatus.locked && <Icon name="lock" size={16} />}
          {STATUS_TEXTS[giftStatus] ?? ''}
        </View>
      )}
    </View>
  )
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  [GiftStatus.locked]: '待解锁',
  [GiftStatus.claimed]: '已领取',
  [GiftStatus.over]: '已结束',
}
