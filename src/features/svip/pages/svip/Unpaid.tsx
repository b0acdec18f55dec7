import { refetch } from '@/api/queries'
import { svip, type SvipOrder } from '@/contract/svip'
import { serverNow, type ServerClock } from '@/lib/clock'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Countdown } from '@/ui/text/Countdown'

type Props = { order: SvipOrder; clock: ServerClock }

/** An order that waits for its payment, and for how long still. */
export const Unpaid = ({ order: { orderId, payBefore }, clock }: Props) => (
  <Notice icon="clock" action="去付款" onAction={() => go('svipOrder', { orderId })}>
    您有一笔 SVIP 订单等待付款
    {payBefore !== null && (
      <>
        ，还剩 <Countdown until={Date.parse(payBefore)} now={serverNow(clock)} onEnd={() => refetch(svip.overview)} label="剩余支付时间" />
      </>
    )}
  </Notice>
)
