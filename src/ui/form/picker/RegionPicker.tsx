import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { isRegionFinished, regionLevels, regionOptions, type Region, type RegionLevel } from '@/lib/regions'
import { a11y } from '../../element/a11y'
import { CheckMark } from '../Checkbox'
import { cx } from '../../element/cx'
import { Notice } from '../../card/Notice'
import { Press } from '../../press/Press'
import { Sheet } from '../../layer/Sheet'
import { Tabs } from '../../press/Tabs'

type Props = {
  open: boolean
  /** Provinces with their cities and districts. */
  regions: Region[]
  /** 1 province, 2 city, 3 district. */
  levels?: 1 | 2 | 3
  /** Codes chosen before, and their names then: a code that no longer exists is shown by its name and asked for again. */
  value?: readonly string[]
  names?: readonly string[]
  onClose: () => void
  /** Code and name of every level, the province first; a municipality has no city. */
  onPick: (levels: RegionLevel[]) => void
}

/**
 * Province, then city, then district; it ends by itself with the last level, or where nothing lies deeper
 * (specification 1, section 2). Ours: NutUI's Address draws lists of HTML, which WeChat does not know, and its Cascader is 22 KB gzip without keys or names.
 */
export const RegionPicker = ({ open, onClose, ...props }: Props) => (
  <Sheet open={open} onClose={onClose} title="选择地区" flush>
    <Levels {...props} onClose={onClose} />
  </Sheet>
)

/** In the order of their letters, as an address book is; regions without letters stay as they come. */
const byLetter = (regions: Region[]) =>
  [...regions].sort((left, right) => {
    const [first = '', second = ''] = [left.letter, right.letter]
    return first < second ? -1 : first > second ? 1 : 0
  })

/** Begins with what was chosen before, every time the sheet opens. */
function Levels({ regions, levels = 3, value = [], names: before = [], onClose, onPick }: Omit<Props, 'open'>) {
  const known = regionLevels(regions, value)
  const codes = known.map(({ code }) => code)
  const [chosen, setChosen] = useState<readonly string[]>(codes)
  const [level, setLevel] = useState(isRegionFinished(regions, codes, levels) ? Math.max(0, codes.length - 1) : codes.length)
  const [gone, setGone] = useState(known.length < value.length ? before[known.length] : undefined)
  const names = regionLevels(regions, chosen)
  const options = byLetter(regionOptions(regions, chosen.slice(0, level)))
  const unfinished = !isRegionFinished(regions, chosen, levels)
  const tabs = [...names.map(({ name }, at) => ({ key: at, text: name })), ...(unfinished ? [{ key: names.length, text: '请选择' }] : [])]

  const pick = (code: string) => {
    const path = [...chosen.slice(0, level), code]
    setChosen(path)
    setGone(undefined)
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
      {gone !== undefined && (
        <Notice kind="amber" icon="info" edge>
          “{gone}”的区划已变更，请重新选择
        </Notice>
      )}
      {/* A level begins at its top, however far the one before was scrolled. */}
      <ScrollView key={chosen.slice(0, level).join()} scrollY className="q-region">
        <View {...a11y({ role: 'radiogroup', label: ['省份', '城市', '区县'][level] ?? '地区' })}>
          {options.map(({ code, name, letter }, at) => {
            const on = chosen[level] === code
            const isFirst = letter !== options[at - 1]?.letter
            return (
              <Press
                key={code}
                className={cx('q-cell', on && 'color-link weight-bold')}
                role="radio"
                checked={on}
                onPress={() => pick(code)}
              >
                {letter !== undefined && (
                  <View className="q-region__letter color-secondary" {...a11y({ hidden: true })}>
                    {isFirst && letter}
                  </View>
                )}
                <View className="grow text-16">{name}</View>
                {on && <CheckMark on />}
              </Press>
            )
          })}
        </View>
      </ScrollView>
    </>
  )
}
