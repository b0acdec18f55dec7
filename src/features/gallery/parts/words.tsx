import { View } from '@tarojs/components'
import { Affix } from '@/ui/shell/Affix'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Button } from '@/ui/press/Button'
import { IconGrid } from '@/ui/card/IconGrid'
import { NumberRow } from '@/ui/share/NumberRow'
import { Fact } from '@/ui/text/Fact'
import { Notice } from '@/ui/card/Notice'
import { Price } from '@/ui/text/Price'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Stages } from '@/ui/text/Stages'
import { Timeline } from '@/ui/text/Timeline'
import { nothing } from '../exhibit/never'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const KINDS = ['amber', 'info', 'danger', 'green', 'coin'] as const

const Notices = () => (
  <>
    {KINDS.map((kind) => (
      <State key={kind} name={kind}>
        <Notice kind={kind} icon="info">
          处方药须凭处方在药师指导下购买和使用
        </Notice>
      </State>
    ))}
    <State name="action">
      <Notice icon="coupon" action="去领取" onAction={nothing}>
        还差 ¥4.40 可用满 99 减 10
      </Notice>
    </State>
    <State name="edge" wide>
      <Notice icon="warning" edge>
        当前没有网络，已显示的内容仍可查看
      </Notice>
    </State>
  </>
)

const Coupons = () => (
  <>
    <State name="product">
      <CouponTicket
        amount={<Price cents={1000} size={28} kind="plain" />}
        threshold="满 99 可用"
        title="感冒用药满减券"
        text="3 天后到期"
        tag="单品"
        action="去使用"
        onAction={nothing}
      />
    </State>
    <State name="shop">
      <CouponTicket
        kind="shop"
        amount="9 折"
        threshold="满 59 可用"
        title="全店折扣券"
        text="12 月 31 日前"
        action="领取"
        onAction={nothing}
      />
    </State>
    <State name="gold">
      <CouponTicket kind="gold" amount={<Price cents={500} size={28} kind="plain" />} title="会员专享" action="领取" onAction={nothing} />
    </State>
    <State name="off">
      <CouponTicket amount={<Price cents={500} size={28} kind="plain" />} threshold="满 39 可用" title="已经用过的券" off="已使用" />
    </State>
  </>
)

const Grids = () => (
  <>
    <State name="names">
      <View className="q-card">
        <IconGrid
          cells={[
            { id: 'delivery', icon: 'truck', title: '专享包邮' },
            { id: 'coin', icon: 'coin', title: '购物赠币' },
            { id: 'pharmacist', icon: 'headset', title: '专属药师' },
            { id: 'coupon', icon: 'coupon', title: '每月礼券' },
            { id: 'birthday', icon: 'gift', title: '生日礼' },
          ]}
        />
      </View>
    </State>
    <State name="told">
      <View className="q-card">
        <IconGrid
          cells={[
            { id: 'coupon', icon: 'coupon', title: '专属优惠券', text: '每月 3 张' },
            { id: 'delivery', icon: 'truck', title: '运费全免', text: '不限次数' },
            { id: 'price', icon: 'wallet', title: '会员价', text: '全场 9.5 折' },
          ]}
        />
      </View>
    </State>
  </>
)

const Steps = () => (
  <>
    <State name="stages">
      <Stages
        label="退款进度"
        stages={[
          { title: '提交申请', state: 'done' },
          { title: '平台处理', state: 'on' },
          { title: '寄回商品', state: 'todo' },
          { title: '退款成功', state: 'todo' },
        ]}
      />
    </State>
    <State name="stopped">
      <Stages
        label="处方进度"
        stages={[
          { title: '提交', state: 'done' },
          { title: '药师审方', state: 'stopped' },
          { title: '付款', state: 'todo' },
        ]}
      />
    </State>
  </>
)

const Lines = () => (
  <State name="plain">
    <Timeline
      label="物流"
      entries={[
        { id: '3', title: '已签收', text: '本人签收，感谢使用', time: '3月10日 12:05' },
        { id: '2', title: '派送中', text: '快递员 李师傅 正在派送', time: '3月10日 08:30' },
        { id: '1', title: '已发货', time: '3月9日 18:20' },
      ]}
    />
  </State>
)

const Facts = () => (
  <State name="plain">
    <View className="q-card">
      <Fact label="生产企业">岭青药业（演示）有限公司</Fact>
      <Fact label="贮藏">密封，在阴凉（不超过 20℃）干燥处保存</Fact>
    </View>
  </State>
)

const Numbers = () => (
  <State name="plain">
    <View className="q-card">
      <NumberRow label="退款编号" number="TK260311000001" />
      <NumberRow label="订单编号" number="2603110000000001">
        <Button kind="outline" size="s" label="查看订单" onPress={nothing}>
          查看
        </Button>
      </NumberRow>
    </View>
  </State>
)

const Heard = () => (
  <State name="plain">
    <View className="text-14 color-body">
      屏幕上只有这一句
      <VisuallyHidden>，读屏时还有这一句</VisuallyHidden>
    </View>
  </State>
)

const Sticky = () => (
  <State name="below-nav">
    <View className="q-card">
      <Affix>
        <View className="q-quiet text-14 color-title">滚动时停在导航栏下方</View>
      </Affix>
      <View className="margin-top-12 text-14 color-secondary pre-line">{'内容\n'.repeat(12)}</View>
    </View>
  </State>
)

export const wordParts: Part[] = [
  { id: 'notice', title: '通知栏', Show: Notices },
  { id: 'coupon', title: '优惠券', Show: Coupons },
  { id: 'icon-grid', title: '图标宫格', Show: Grids },
  { id: 'steps', title: '步骤', Show: Steps },
  { id: 'timeline', title: '时间线', Show: Lines },
  { id: 'fact', title: '事实', Show: Facts },
  { id: 'number-row', title: '编号', Show: Numbers },
  { id: 'said', title: '只读给读屏', Show: Heard },
  { id: 'affix', title: '吸顶', Show: Sticky },
]
