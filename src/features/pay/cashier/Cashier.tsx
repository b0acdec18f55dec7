import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { isUnknown } from '@/api/errors'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { yuan } from '@/lib/money'
import { SHARES_BY_HOST } from '@/platform/share'
import { pageUrl } from '@/routes/resolve'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Icon } from '@/ui/icons/Icon'
import { Notice } from '@/ui/card/Notice'
import { Price } from '@/ui/text/Price'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import type { Payee } from './payee'
import { MethodList } from './MethodList'
import { PayCountdown } from './PayCountdown'
import { PayOffline } from './PayOffline'
import { ShareSheet } from './ShareSheet'
import { TriedNotice } from './TriedNotice'
import { useCashier } from './useCashier'
import { usePaying, WECHAT } from './usePaying'
import './cashier.scss'

/** What a card in a chat says, which others may read over a shoulder: neither who asks nor what was bought. */
const CARD = '请帮我付一笔订单'

/** How much, until when, and how. Whether it was paid is for the bank to say. */
export function Cashier({
  of,
  unknown,
}: {
  of: Payee
  /** What is shown where there is no such thing of this member's. */ unknown: ReactNode
}) {
  const { noun, code, isOrder, toThing } = of
  const { methods, over, lookAgain } = useCashier(of)
  const { onlinePay } = useMallConfig()
  const { startPaying, tried, link, closeLink } = usePaying(of)
  const [methodId, setMethod] = useState<string>()

  const offered = (methods.data?.methods ?? []).filter(({ shared }) => isOrder || !shared)
  const chosen = offered.find(({ id }) => id === methodId) ?? offered[0]
  const payable = methods.data?.payable ?? 0
  const sendsCard = SHARES_BY_HOST && offered.some(({ id }) => id === WECHAT)
  const open = methods.data !== undefined && !over && methods.data.state !== 'paid'
  return (
    <Screen
      onBack={toThing}
      share={{ byButton: link?.bill === undefined ? undefined : { title: CARD, path: pageUrl('familyPay', { bill: link.bill }) } }}
      bottomBar={
        open &&
        onlinePay &&
        chosen && (
          <View className="cashier__bar">
            <Button block onPress={() => startPaying(chosen)}>
              {chosen.shared ? (sendsCard ? '生成代付卡片' : '生成代付链接') : `确认支付 ¥${yuan(payable)}`}
            </Button>
            <View className="row justify-center gap-4 text-12 color-caption cashier__lock">
              <Icon name="lock" size={13} />
              <Text>支付信息已加密{isOrder && `，订单号 ${code}`}</Text>
            </View>
          </View>
        )
      }
    >
      {over ? (
        <Empty page picture="orders" title={`${noun}已过支付时间`} text={of.over.text}>
          <Button onPress={toThing}>{of.over.button}</Button>
        </Empty>
      ) : methods.data === undefined && isUnknown(methods.error) ? (
        unknown
      ) : (
        <Loaded of={methods} skeleton={1}>
          {({ expiresAt, serverTime, state }) => (
            <>
              <View className="text-center cashier__head">
                <Price cents={payable} size={40} kind="ink" label="应付 " />
                {expiresAt !== null && <PayCountdown until={expiresAt} clock={{ serverTime, at: methods.at }} onEnd={lookAgain} />}
              </View>
              <View className="stack padding-gutter">
                {of.note !== undefined && (
                  <Notice kind="info" icon="shield">
                    {of.note}
                  </Notice>
                )}
                {state === 'failed' && (
                  <Notice kind="danger" icon="warning">
                    上次支付没有成功，{noun}已为您保留，可以再试一次
                  </Notice>
                )}
                {tried && state === 'unknown' && <TriedNotice tried={tried} of={of} />}
                {onlinePay ? <MethodList methods={offered} value={chosen?.id} onChange={setMethod} /> : <PayOffline noun={noun} />}
              </View>
            </>
          )}
        </Loaded>
      )}
      <ShareSheet link={link} payable={payable} onClose={closeLink} />
    </Screen>
  )
}
