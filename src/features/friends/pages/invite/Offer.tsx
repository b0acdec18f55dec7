import { Text, View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { invitation } from '@/contract/invitation'
import { Section } from '@/ui/card/Section'
import { Ticket } from '../../Ticket'
import { worthText } from '@/domain/coupon/worthText'

export type OfferOf = Output<typeof invitation.offer>

/** What both get: in a sentence, and as tickets. */
export function Offer({ of: { coupon, friend, stages } }: { of: OfferOf }) {
  if (coupon === null) return null
  return (
    <>
      <View className="friends__head text-32 serif weight-bold text-center">
        <Text className="friends__whole">请一位新朋友，</Text>
        <Text className="friends__whole">您得 {worthText(coupon)}</Text>
      </View>
      <Section plain title="您得到的">
        <View className="stack">
          <Ticket of={coupon} title={coupon.name} text="每位新朋友 1 张" />
          {stages.map((stage) => (
            <Ticket key={stage.friends} of={stage.coupon} title={stage.coupon.name} text={`满 ${stage.friends} 位再得 1 张`} />
          ))}
        </View>
      </Section>
      {friend.length > 0 && (
        <Section plain title="朋友得到的">
          <View className="stack">
            {friend.map((one) => (
              <Ticket key={one.couponType} of={one} title={one.name} text="接受邀请后放入券包" />
            ))}
          </View>
        </Section>
      )}
    </>
  )
}
