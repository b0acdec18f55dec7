import { View } from '@tarojs/components'
import { useState } from 'react'
import { isRegionFinished, regionLevels, regionOptions, type Region, type RegionLevel } from '@/lib/regions'
import { a11y } from './a11y'
import { CheckMark } from './Checkbox'
import { cx } from './cx'
import { Press } from './Press'
import { Sheet } from './Sheet'
import { Tabs } from './Tabs'

type Props = {
  open: boolean
  /** Provinces with their cities and districts. */
  regions: Region[]
  /** 1 province, 2 city, 3 district. */
  levels?: 1 | 2 | 3
  /** Codes chosen before. */
  value?: readonly string[]
  onClose: () => void
  /** Code and name of every level, the province first; a municipality has no city. */
  onPick: (levels: RegionLevel[]) => void
}

/** Province, then city, then district; it ends by itself with the last level, or where nothing lies deeper (specification 1, section 3). */
export const RegionPicker = ({ open, onClose, ...props }: Props) => (
  <Sheet open={open} onClose={onClose} title="选择地区" flush>
    <Levels {...props} onClose={onClose} />
  </Sheet>
)

/** Begins with what was chosen before, every time the sheet opens. */
function Levels({ regions, levels = 3, value = [], onClose, onPick }: Omit<Props, 'open'>) {
  const [chosen, setChosen] = useState<readonly string[]>(value)
  const [level, setLevel] = useState(Math.max(0, value.length - 1))
  const names = regionLevels(regions, chosen)
  const options = regionOptions(regions, chosen.slice(0, level))
  const unfinished = !isRegionFinished(regions, chosen, levels)
  const tabs = [...names.map(({ name }, at) => ({ key: at, text: name })), ...(unfinished ? [{ key: names.length, text: '请选择' }] : [])]

  const pick = (code: string) => {
    const path = [...chosen.slice(0, level), code]
    setChosen(path)
    if (!isRegionFinished(regions, path, levels)) {
      setLevel(path.length)
      return
    }
    onPick(regionLevels(regions, path))
    onClose()
  }
  return (
    <>
      <Tabs label="地区级别" tabs={tabs} value={level} onChange={setLevel} scroll />
      <View className="q-region" {...a11y({ role: 'radiogroup', label: ['省份', '城市', '区县'][level] ?? '地区' })}>
        {options.map(({ code, name }) => {
          const on = chosen[level] === code
          return (
            <Press key={code} className={cx('q-cell', on && 'cg b')} role="radio" checked={on} onPress={() => pick(code)}>
              <View className="grow t16">{name}</View>
              {on && <CheckMark on />}
            </Press>
          )
        })}
      </View>
    </>
  )
}
