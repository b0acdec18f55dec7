import { View } from '@tarojs/components'
import { useRoute } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { ElderSwitch } from '@/ui/shell/ElderSwitch'
import { Screen } from '@/ui/shell/Screen'
import { OnePart } from '../../exhibit/onePart'
import type { Part } from '../../exhibit/Part'
import { PARTS } from '../../parts'
import '../../exhibit/exhibit.scss'

/** Development builds only: every part of the shop's widgets in every state, or one part (`/gallery/button`), or one state of it. */
export default function GalleryPage() {
  const { part = '', state } = useRoute().params
  const wanted = part === '' ? PARTS : PARTS.filter(({ id }) => id === part)
  const screen = state === undefined ? undefined : wanted[0]?.screens?.[state]
  if (screen) {
    return (
      <Screen {...screen}>
        <View className="exhibit__page text-14">{screen.title ?? '页面'}</View>
      </Screen>
    )
  }
  return (
    <Screen title={wanted.length === 1 ? wanted[0]?.title : '部件陈列'}>
      {part === '' && (
        <View className="row justify-between padding-gutter margin-top-8">
          <View className="text-14 color-secondary">{PARTS.length} 个部件</View>
          <ElderSwitch />
        </View>
      )}
      {wanted.map((one) => (
        <OnePart.Provider key={one.id} value={{ id: one.id, only: state }}>
          <Exhibit {...one} />
        </OnePart.Provider>
      ))}
      {wanted.length === 0 && (
        <View className="padding-gutter">
          <CellGroup>
            <Cell title="没有这个部件" value={part} />
          </CellGroup>
        </View>
      )}
    </Screen>
  )
}

const Exhibit = ({ id, title, Show }: Part) => (
  <View id={id} className="exhibit__part" {...a11y({ role: 'region', label: title })}>
    <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
      {title}
    </View>
    <Show />
  </View>
)
