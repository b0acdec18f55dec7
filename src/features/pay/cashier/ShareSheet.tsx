import { yuan } from '@/lib/money'
import { SHARES_BY_HOST } from '@/platform/share'
import { LinkSheet } from '@/ui/share/LinkSheet'
import { useShop } from '@/ui/state/shop'
import type { SharedLink } from '../rules/sharedLink'

type Props = { link: SharedLink | undefined; payable: number; onClose: () => void }

/** The link by which a relative pays, in WeChat as a card. The page behind it names the amount and nothing of what was bought. */
export const ShareSheet = ({ link, payable, onClose }: Props) => {
  const isCard = SHARES_BY_HOST && link?.bill !== undefined
  const says = useShop(({ name }) => `${name} 帮我付款`)
  return (
    <LinkSheet {...{ url: link?.url, onClose, says, isCard }} title="请家人代付" send="发给家人" note="家人付款后，这里会自动更新。">
      把付款{isCard ? '卡片' : '链接'}发给家人，对方只会看到金额 ¥{yuan(payable)} 和您的姓氏，看不到买了什么。
    </LinkSheet>
  )
}
