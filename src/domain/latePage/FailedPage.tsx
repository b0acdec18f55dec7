import { View } from '@tarojs/components'
import { callPhone } from '@/platform/phone'
import { useRoute } from '@/routes/useRoute'
import { CellGroup } from '@/ui/card/Cell'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import type { TabName } from '@/ui/shell/TabBar'
import { Empty } from '@/ui/state/Empty'
import { useHotline } from '@/ui/state/hotline'

type Props = { title?: string; text: string; onRetry: () => unknown }

/** A page that could not be opened (board 64b): whose fault it was, the retry, and the pharmacist's telephone. A tab keeps the way to the others. */
export function FailedPage({ title = '这一页没打开', text, onRetry }: Props) {
  const { name, row } = useRoute()
  const { hours, phone } = useHotline()
  return (
    <Screen {...(row.tab && { tab: name as TabName })}>
      <View {...a11y({ role: 'alert' })}>
        <Empty page picture="network" title={title} text={text}>
          <Button icon="refresh" onPress={onRetry} quiet>
            重新加载
          </Button>
        </Empty>
      </View>
      {phone && (
        <View className="padding-gutter">
          <CellGroup>
            <Press className="q-cell" label={`急着用药？打电话问药师 ${phone}`} onPress={() => callPhone(phone)}>
              <Icon name="phone" size={20} />
              <View className="grow">
                <View className="text-14 color-title">急着用药？打电话问药师</View>
                <View className="text-12 color-secondary num">
                  {phone}
                  {hours !== undefined && `，${hours}`}
                </View>
              </View>
              <Icon name="arrow-right" size={16} className="chevron" />
            </Press>
          </CellGroup>
        </View>
      )}
    </Screen>
  )
}
