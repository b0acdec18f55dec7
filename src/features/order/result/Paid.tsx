import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Outcome } from './Outcome'

/** The order is paid: who packs it, and what comes next. */
export function Paid({ orderCode }: { orderCode: string }) {
  const { data } = useRead(order.detail, { params: { orderCode } })
  const patient = data?.patientName
  const steps = [
    { title: patient ? '药师核对处方与药品' : '药师核对药品', text: '核对无误后配药' },
    { title: '打包发出', text: '发出后可在订单里查看物流' },
    { title: '送达后，可随时问药师怎么吃', text: data ? `${data.deliveryName}至${data.addressText}` : '请当面核对品名与有效期' },
  ]
  return (
    <>
      <Outcome title="支付成功" text={patient ? `药师正在为${patient}的订单配药` : '药师正在为您的订单配药'}>
        <Button kind="line" size="m" className="result__button" onPress={() => replaceBy('order', { orderCode })}>
          查看订单
        </Button>
        <Button size="m" className="result__button" onPress={() => go('home')}>
          回到首页
        </Button>
      </Outcome>
      <View className="pad">
        <View className="q-card">
          <View className="t16 b c1">接下来</View>
          <View className="col g12 mt12">
            {steps.map(({ title, text }, place) => (
              <View key={title} className="row top g12">
                <View className="result__step num">{place + 1}</View>
                <View className="grow">
                  <View className="t14 m c1">{title}</View>
                  <View className="t12 c3">{text}</View>
                </View>
              </View>
            ))}
          </View>
        </View>
      </View>
    </>
  )
}
