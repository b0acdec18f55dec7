import { View } from '@tarojs/components'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Chip } from '@/ui/press/Chip'
import { Icon } from '@/ui/icons/Icon'
import { IconButton } from '@/ui/press/IconButton'
import { LinkCard } from '@/ui/card/LinkCard'
import { Notice } from '@/ui/card/Notice'
import { CoverLink } from '@/domain/product/CoverLink'
import { Press } from '@/ui/press/Press'
import { Reason } from '@/ui/feedback/reason'
import { Section } from '@/ui/card/Section'
import { never, nothing } from '../exhibit/never'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const KINDS = ['primary', 'soft', 'outline', 'brandOutline', 'gold', 'rx', 'danger', 'text'] as const
const refuse = () => Promise.reject(new Reason('库存不足，还剩 2 件'))

const Presses = () => (
  <>
    <State name="button">
      <Press className="exhibit__press q-quiet" onPress={nothing}>
        <View className="text-14 color-title">按钮</View>
      </Press>
    </State>
    <State name="link">
      <Press className="exhibit__press q-quiet" href="/gallery/press" onPress={nothing}>
        <View className="text-14 color-title">链接</View>
      </Press>
    </State>
    <State name="block">
      <View className="q-card q-covered">
        <View className="row justify-between">
          <CoverLink className="text-14 color-title" href="/gallery/press" onPress={nothing}>
            整块可按，旁边还有一个按钮
          </CoverLink>
          <Button kind="outline" size="s" onPress={nothing}>
            加购
          </Button>
        </View>
      </View>
    </State>
    <State name="disabled">
      <Press disabled className="exhibit__press q-quiet" onPress={nothing}>
        <View className="text-14 color-caption">按不动</View>
      </Press>
    </State>
  </>
)

const Buttons = () => (
  <>
    {KINDS.map((kind) => (
      <State key={kind} name={kind}>
        <View className="row wrap gap-10">
          <Button kind={kind}>立即购买</Button>
          <Button kind={kind} size="m">
            去支付
          </Button>
          <Button kind={kind} size="s">
            加购
          </Button>
        </View>
      </State>
    ))}
    <State name="disabled">
      <Button disabled>暂时缺货</Button>
    </State>
    <State name="block">
      <Button block sub="预计明天送达" onPress={nothing}>
        提交订单
      </Button>
    </State>
    <State name="busy" pressed>
      <Button block icon="cart" onPress={never} quiet>
        按下后一直忙
      </Button>
    </State>
    <State name="failing" pressed>
      <Button block says="inline" onPress={refuse}>
        按下后说明原因
      </Button>
    </State>
  </>
)

const Icons = () => (
  <>
    <State name="plain">
      <View className="row gap-10">
        <IconButton name="chat" label="消息" badge={3} onPress={nothing} />
        <IconButton name="share" label="分享" words="分享" onPress={nothing} />
        <IconButton name="heart" label="收藏" disc onPress={nothing} />
        <IconButton name="camera" label="拍照" disabled onPress={nothing} />
      </View>
    </State>
    <State name="icon">
      <View className="row gap-10">
        <Icon name="shield" />
        <Icon name="warning" label="注意" size={32} />
      </View>
    </State>
  </>
)

const Chips = () => (
  <>
    <State name="plain">
      <View className="row wrap gap-8">
        <Chip onPress={nothing}>感冒发热</Chip>
        <Chip on onPress={nothing}>
          已选
        </Chip>
        <Chip off>无货</Chip>
        <Chip card onPress={nothing}>
          白底
        </Chip>
      </View>
    </State>
  </>
)

const Cells = () => (
  <State name="plain">
    <CellGroup>
      <Cell icon="location" title="收货地址" value="江苏省南京市鼓楼区" onPress={nothing} />
      <Cell title="运费" value="满 ¥49.00 包邮" />
      <Cell title="用法用量">口服。一次 1 粒，一日 2 次（早晚各 1 次），24 小时不超过 2 次。</Cell>
    </CellGroup>
  </State>
)

const Cards = () => (
  <>
    <State name="plain">
      <Card>一张卡片</Card>
    </State>
    <State name="pressed">
      <Card onPress={nothing}>按下去的卡片</Card>
    </State>
    <State name="link">
      <LinkCard icon="gift" title="健康好礼" text="秋收有礼" href="/gallery/press" onPress={nothing} />
    </State>
    <State name="section">
      <Section title="常用药" more="全部" onMore={nothing}>
        <View className="margin-top-8">布洛芬缓释胶囊</View>
      </Section>
    </State>
  </>
)

const Bars = () => (
  <>
    <State name="actions" wide>
      <BottomBar>
        <IconButton name="cart" label="购物车" words="购物车" badge={2} onPress={nothing} />
        <Button grow kind="soft" onPress={nothing}>
          加入购物车
        </Button>
        <Button grow onPress={nothing}>
          立即购买
        </Button>
      </BottomBar>
    </State>
    <State name="note" wide>
      <BottomBar
        note={
          <Notice edge icon="info">
            处方药须凭处方在药师指导下购买和使用
          </Notice>
        }
      >
        <Button grow onPress={nothing}>
          提交药师审核
        </Button>
      </BottomBar>
    </State>
  </>
)

export const pressParts: Part[] = [
  { id: 'press', title: '可按的', Show: Presses },
  { id: 'button', title: '按钮', Show: Buttons },
  { id: 'icon-button', title: '图标按钮', Show: Icons },
  { id: 'chip', title: '短词', Show: Chips },
  { id: 'cell', title: '列表行', Show: Cells },
  { id: 'card', title: '卡片', Show: Cards },
  { id: 'bottom-bar', title: '底栏', Show: Bars },
]
