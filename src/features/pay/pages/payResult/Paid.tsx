import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { article } from '@/contract/article'
import { order, type Order } from '@/contract/order'
import { LotteryRow } from '@/domain/lottery/LotteryRow'
import { yuan } from '@/lib/money'
import { withWholeDays } from '@/lib/time'
import { go, replaceBy } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { earningWords } from '@/domain/order/earningWords'
import { Outcome } from './Outcome'

/** The order is paid: when it arrives, how much, who packs it, what comes next, the coins it gives, and what to read until then (board 62). */
export function Paid({ orderCode, payable }: { orderCode: string; payable: number | undefined }) {
  const { data } = useRead(order.detail, { params: { orderCode } })
  return (
    <>
      <Outcome title={data?.arrivalText ? withWholeDays(`预计${data.arrivalText}`) : '支付成功'} paid={payable}>
        <Button className="result__wide" onPress={() => replaceBy('order', { orderCode })}>
          查看订单
        </Button>
      </Outcome>
      <View className="stack padding-gutter result__rest">
        <Section title="接下来">
          <View className="column gap-12 margin-top-12">
            {stepsOf(data).map(({ title, text }, place) => (
              <View key={title} className="row align-start gap-12">
                <View className="result__step num">{place + 1}</View>
                <View className="grow">
                  <View className="text-14 weight-medium color-title">{title}</View>
                  <View className="text-12 color-secondary margin-top-2">{text}</View>
                </View>
              </View>
            ))}
          </View>
        </Section>
        {data?.isByPolicy && (
          <LinkCard
            icon="shield"
            title="用药权益的进度"
            text="保险公司付了多少、还剩多少额度、药到哪里了"
            href={urlOf('tafRightsPaid', { orderCode })}
            onPress={() => go('tafRightsPaid', { orderCode })}
          />
        )}
        {data && <Earns order={data} />}
        <LotteryRow />
        {data && <ToRead orderCode={orderCode} lines={data.lines} />}
      </View>
    </>
  )
}

const stepsOf = (paid: Order | undefined) => [
  {
    title: paid?.patientName ? `药师核对${paid.patientName}的处方与药品` : '药师核对药品',
    text: '核对无误后配药，打包发出后可在订单里查看物流',
  },
  {
    title: paid?.deliveryName ? `${paid.deliveryName}，收货时请当面核对品名与有效期` : '收货时请当面核对品名与有效期',
    text: paid ? `${paid.addressText}，${paid.consigneePhone}` : '送到您的收货地址',
  },
  { title: '送达后，可随时问药师怎么吃', text: '不舒服或有疑问，先问再吃' },
]

/** The coins it gives once it is received, and what they are worth. */
function Earns({ order: { earns, earnsWorth } }: { order: Order }) {
  const words = earningWords({ earns })
  if (!words) return null
  const text = earnsWorth === undefined ? undefined : `可抵 ¥${yuan(earnsWorth)}，下单时用`
  return <LinkCard icon="coin" title={words} text={text} href={urlOf('coin')} onPress={() => go('coin')} />
}

/** What to read until it arrives, each beside the product it is about. */
function ToRead({ orderCode, lines }: Pick<Order, 'orderCode' | 'lines'>) {
  const { results = [] } = useRead(article.toRead, { params: { orderCode } }).data ?? {}
  const read = results.flatMap((one) => lines.filter(({ lineId }) => lineId === one.lineId).map(({ card }) => ({ ...one, card })))
  if (read.length === 0) return null
  const isMedicine = lines.some(({ card }) => card.mark !== 'none')
  return (
    <Section title={`${isMedicine ? '药到' : '送到'}之前，先读一读`}>
      {read.map(({ articleId, title, author, authorTitle, minutes, card }) => (
        <Press
          key={articleId}
          role="link"
          className="row gap-12 full-width result__article"
          href={urlOf('article', { articleId })}
          onPress={() => go('article', { articleId })}
        >
          <ProductImage picture={card.productImageUrl} name={card.name} size={52} plain />
          <View className="grow">
            <View className="text-14 color-title">{title}</View>
            <View className="text-12 color-secondary margin-top-2">
              {author} {authorTitle} · 约 {minutes} 分钟
            </View>
          </View>
          <Icon name="arrow-right" size={16} className="chevron" />
        </Press>
      ))}
    </Section>
  )
}
