import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'

/** Why there is no code, and where that is answered. */
const WHY = {
  NOT_HELD: { title: 'SVIP 没有开通或已到期', text: '会员期内可以在这里出示会员码', asks: false },
  SVIP_PAUSED: { title: 'SVIP 权益暂停中', text: '会员码暂不能使用，原因和申诉方式在会员页', asks: false },
  CARD_FROZEN: { title: '会员卡已冻结', text: '会员码暂不能使用，下单的权益不变。需要解冻请联系客服', asks: true },
} as const
type Why = keyof typeof WHY

export const isNone = (code: string | undefined): code is Why => code !== undefined && code in WHY

/** Instead of the code: that there is none, and the way on. */
export function None({ why }: { why: Why }) {
  const { title, text, asks } = WHY[why]
  return (
    <Empty page picture="orders" title={title} text={text}>
      {asks ? <Button onPress={() => go('kf')}>联系客服</Button> : <Button onPress={() => replaceBy('svip')}>去看 SVIP</Button>}
    </Empty>
  )
}
