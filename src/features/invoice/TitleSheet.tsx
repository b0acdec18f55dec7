import { View } from '@tarojs/components'
import type { InvoiceTitle } from '@/contract/invoice'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Sheet } from '@/ui/layer/Sheet'
import { Tag } from '@/ui/text/Tag'

type Props = { open: boolean; titles: readonly InvoiceTitle[]; onClose: () => void; onPick: (title: InvoiceTitle) => void }

/** The book of titles, to choose one of. */
export const TitleSheet = ({ open, titles, onClose, onPick }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="选择抬头"
    footer={
      <Button
        block
        kind="outline"
        onPress={() => {
          onClose()
          return go('invoiceTitles')
        }}
      >
        管理抬头
      </Button>
    }
  >
    {titles.map((title) => (
      <Press
        key={title.id}
        block
        className="invoice-row"
        onPress={() => {
          onPick(title)
          onClose()
        }}
      >
        <TitleWords of={title} />
      </Press>
    ))}
  </Sheet>
)

/** A title in two lines. */
export const TitleWords = ({ of: { kind, name, taxNumber, isDefault } }: { of: InvoiceTitle }) => (
  <>
    <View className="row wrap gap-8">
      <View className="text-16 weight-medium color-title break-all">{name}</View>
      <Tag kind="outline">{kind === 'company' ? '单位' : '个人'}</Tag>
      {isDefault && <Tag kind="green">默认</Tag>}
    </View>
    {taxNumber !== '' && <View className="text-13 color-secondary num margin-top-2 break-all">税号 {taxNumber}</View>}
  </>
)
