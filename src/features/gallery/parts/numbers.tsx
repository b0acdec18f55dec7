import { View } from '@tarojs/components'
import { viewCount } from '@/lib/viewCount'
import { DAY } from '@/lib/duration'
import { Avatar, AvatarGroup } from '@/ui/picture/Avatar'
import { Badge, Dot } from '@/ui/text/Badge'
import { Countdown } from '@/ui/text/Countdown'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Money } from '@/ui/text/Money'
import { Price } from '@/ui/text/Price'
import { Progress } from '@/ui/text/Progress'
import { Tag } from '@/ui/text/Tag'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const Prices = () => (
  <>
    <State name="price">
      <View className="row wrap align-baseline gap-12">
        <Price cents={2280} size={24} />
        <Money cents={-1000} />
        <Price cents={2680} kind="del" />
        <Price cents={120000} from />
      </View>
    </State>
    <State name="quiet">
      <View className="row wrap align-baseline gap-12">
        <Price cents={0} kind="ink" />
        <Price cents={-1000} kind="plain" label="优惠 " />
      </View>
    </State>
  </>
)

const Tags = () => (
  <>
    <State name="drug">
      <View className="row wrap gap-8">
        <DrugMarkTag mark="rx" />
        <DrugMarkTag mark="otcA" />
        <DrugMarkTag mark="otcB" />
      </View>
    </State>
    <State name="kinds">
      <View className="row wrap gap-8">
        <Tag kind="clinic">慢病</Tag>
        <Tag kind="promo">满 99 减 10</Tag>
        <Tag kind="coin">健康币</Tag>
        <Tag kind="green">自营</Tag>
        <Tag kind="svip">SVIP</Tag>
        <Tag kind="outline">医保</Tag>
      </View>
    </State>
  </>
)

const Badges = () => (
  <State name="counts">
    <View className="row gap-16">
      <Badge count={3} flow label="3 条消息" />
      <Badge count={120} flow label="120 条消息" />
      <Badge count="新" flow />
      <Dot />
    </View>
  </State>
)

const PEOPLE = ['周岚', '林秀芝', '周建国', '周禾', '陈默', '李师傅'].map((name) => ({ name }))

const Avatars = () => (
  <>
    <State name="letters">
      <View className="row wrap gap-12">
        <Avatar name="周岚" />
        <Avatar name="林秀芝" size={56} />
        <Avatar name="图片打不开" picture={pictureUrl('/pictures/none')} />
        <Avatar name="布洛芬" picture={pictureUrl('/pictures/110011')} />
      </View>
    </State>
    <State name="group">
      <AvatarGroup people={PEOPLE} />
    </State>
  </>
)

const Countdowns = () => (
  <>
    <State name="days">
      <Countdown until={3 * DAY} now={DAY / 2} label="还剩">
        {(left) => <>还剩 {Math.ceil(left / DAY)} 天</>}
      </Countdown>
    </State>
    <State name="ended">
      <Countdown until={0} now={DAY} />
    </State>
  </>
)

const Bars = () => (
  <State name="kinds">
    <View className="column gap-12">
      <Progress value={0} label="未开始" />
      <Progress value={0.4} label="成长值" kind="grain" />
      <Progress value={0.72} label="满减进度" kind="promo" />
      <Progress value={1} label="已完成" />
    </View>
  </State>
)

const Views = () => (
  <State name="counts">
    <View className="row gap-16">
      {[0, 9999, 10000, 12345, 1234567].map((views) => (
        <View key={views} className="num">
          {viewCount(views)}
        </View>
      ))}
    </View>
  </State>
)

export const numberParts: Part[] = [
  { id: 'price', title: '价格', Show: Prices },
  { id: 'tag', title: '标签', Show: Tags },
  { id: 'badge', title: '角标', Show: Badges },
  { id: 'avatar', title: '头像', Show: Avatars },
  { id: 'countdown', title: '倒计时', Show: Countdowns },
  { id: 'progress', title: '进度条', Show: Bars },
  { id: 'views', title: '浏览量', Show: Views },
]
