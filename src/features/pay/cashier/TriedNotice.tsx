import { Notice } from '@/ui/card/Notice'
import type { Payee } from './payee'
import type { Tried } from './usePaying'
import { useShop } from '@/ui/state/shop'

const words = (noun: string, shortName: string): Readonly<Record<Tried, string>> => ({
  left: '已经付款了吗',
  cancelled: `您没有付款，${noun}已为您保留，可以再次确认支付`,
  failed: `微信支付没有完成，${noun}已为您保留，请再试一次；已经付款的请查看结果，不要重复付款`,
  silent: '没有收到微信的答复，已经付款的请查看结果，还没付的可以再次确认支付',
  absent: `这里打不开微信支付，${noun}已为您保留，请更新微信后再试，或用手机浏览器打开${shortName}付款`,
})

/** What to do after a try to pay whose outcome the gateway does not know yet. */
export const TriedNotice = ({ tried, of: { noun, toResult } }: { tried: Tried; of: Payee }) => {
  const { shortName } = useShop()
  const mayBePaid = tried !== 'cancelled' && tried !== 'absent'
  const look = mayBePaid ? { action: '查看支付结果', onAction: toResult } : {}
  return (
    <Notice kind={tried === 'left' ? 'info' : 'amber'} icon="info" {...look}>
      {words(noun, shortName)[tried]}
    </Notice>
  )
}
