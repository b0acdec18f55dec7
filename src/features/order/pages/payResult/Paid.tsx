import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { go, replaceBy } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Outcome } from './Outcome'

/** The order is paid: how much, when it arrives, who packs it, and what comes next. */
export function Paid({ orderCode, payable }: { orderCode: string; payable: number | undefined }) {
  const { data } = useRead(order.detail, { params: { orderCode } })
  const patient = data?.patientName
  const steps = [
    { title: patient ? '药师核对处方与药品' : '药师核对药品', text: '核对无误后配药' },
    { title: '打包发出', text: '发出后可在订单里查看物流' },
    { title: '送达后，可随时问药师怎么吃', text: '收货时请当面核对品名与有效期' },
  ]
  return (
    <>
      <Outcome title="支付成功" paid={payable} text={patient ? `药师正在为${patient}的订单配药` : '药师正在为您的订单配药'}>
        <Button kind="outline" size="m" className="result__button" onPress={() => replaceBy('order', { orderCode })}>
          查看订单
        </Button>
        <Button size="m" className="result__button" onPress={() => go('home')}>
          继续购物
        </Button>
      </Outcome>
      <View className="stack padding-gutter">
        {data?.arrivalText && (
          <View className="q-card row gap-12">
            <View className="color-link row">
              <Icon name="truck" size={24} />
            </View>
            <View className="grow">
              <View className="text-16 weight-bold color-title">预计{data.arrivalText}</View>
              <View className="text-13 color-secondary margin-top-2">
                {data.deliveryName}至{data.addressText}
              </View>
            </View>
          </View>
        )}
        <View className="q-card">
          <View className="text-16 weight-bold color-title">接下来</View>
          <View className="column gap-12 margin-top-12">
            {steps.map(({ title, text }, place) => (
              <View key={title} className="row align-start gap-12">
                <View className="result__step num">{place + 1}</View>
                <View className="grow">
                  <View className="text-14 weight-medium color-title">{title}</View>
                  <View className="text-12 color-secondary">{text}</View>
                </View>
              </View>
            ))}
          </View>
        </View>
      </View>
    </>
  )
}
