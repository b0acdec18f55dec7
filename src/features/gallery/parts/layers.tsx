import { View } from '@tarojs/components'
import { Button } from '@/ui/press/Button'
import { alert, confirm } from '@/ui/feedback/dialog'
import { LoadingOverlay } from '@/ui/layer/LoadingOverlay'
import { Sheet } from '@/ui/layer/Sheet'
import { LinkSheet } from '@/ui/share/LinkSheet'
import { notify, toast } from '@/ui/feedback/toast'
import { Asked } from '../exhibit/Asked'
import { Opened } from '../exhibit/Opened'
import type { Part } from '../exhibit/Part'

const Sheets = () => (
  <>
    <Opened name="bottom" words="从下方打开">
      {(open, close) => (
        <Sheet open={open} onClose={close} title="选择规格" footer={<Button block>确定</Button>}>
          <View className="text-14 color-body">0.3g × 24 粒/盒</View>
        </Sheet>
      )}
    </Opened>
    <Opened name="right" words="从右侧打开">
      {(open, close) => (
        <Sheet open={open} onClose={close} side="right" title="筛选">
          <View className="text-14 color-body">品牌、剂型、价格</View>
        </Sheet>
      )}
    </Opened>
    <Opened name="long" words="内容很长">
      {(open, close) => (
        <Sheet open={open} onClose={close} title="药品说明书">
          {Array.from({ length: 40 }, (_, line) => (
            <View key={line} className="text-16 color-body margin-top-8">
              第 {line + 1} 条：请按药品说明书或者在药师指导下购买和使用
            </View>
          ))}
        </Sheet>
      )}
    </Opened>
  </>
)

const ask = () => confirm({ title: '要清空足迹吗', text: '清空后不能恢复', yes: '清空', danger: true })
const inform = () => alert({ title: '网络超时，请稍后再试', icon: 'warning' })

const Dialogs = () => (
  <>
    <Asked name="question" words="问一句" open={ask} />
    <Asked name="notice" words="说一句" open={inform} />
  </>
)

const praise = () => toast('已加入购物车', { icon: 'check' })
const pass = () => notify('订单已更新')

const Toasts = () => (
  <>
    <Asked name="toast" words="提示 2 秒" open={praise} />
    <Asked name="notification" words="通知 1.5 秒" open={pass} />
  </>
)

const Overlays = () => (
  <Opened name="visible" words="盖住页面">
    {(open) => <LoadingOverlay visible={open} />}
  </Opened>
)

const LinkSheets = () => (
  <Opened name="link" words="分享链接">
    {(open, close) => (
      <LinkSheet
        url={open ? 'https://qinghe.example/prizes/draw?shareId=7' : undefined}
        onClose={close}
        title="分享给家人"
        says="一起来抽健康好礼"
        send="发给家人"
        note="家人打开后，这里会自动更新。"
      >
        家人登录后打开，您就多 1 次抽奖机会。
      </LinkSheet>
    )}
  </Opened>
)

export const layerParts: Part[] = [
  { id: 'sheet', title: '弹层', Show: Sheets },
  { id: 'link-sheet', title: '分享链接', Show: LinkSheets },
  { id: 'dialog', title: '对话框', Show: Dialogs },
  { id: 'toast', title: '轻提示', Show: Toasts },
  { id: 'overlay', title: '加载遮罩', Show: Overlays },
]
