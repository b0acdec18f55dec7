import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { a11y } from '../element/a11y'
import { Button } from '../press/Button'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Layer } from './Layer'
import { useLayers, type Asked } from '../feedback/layerStore'
import { still } from './still'
import { useModal } from './useModal'
import { usePresence } from './usePresence'

/** The question that waits for an answer, drawn by the page on top. */
export function DialogHost() {
  const [own] = useState(() => Taro.getCurrentInstance().page)
  const asked = useLayers(({ questions }) => questions.find(({ page }) => page === undefined || page === own))
  // The last question stays to be seen while its dialog leaves.
  const [last, setLast] = useState(asked)
  useEffect(() => {
    if (asked) setLast(asked)
  }, [asked])
  const { here, shown } = usePresence(asked !== undefined)
  const question = asked ?? last
  if (!here || !question) return null
  return (
    <Layer>
      <Dialog key={question.id} question={question} open={asked !== undefined} shown={shown} />
    </Layer>
  )
}

function Dialog({ question, open, shown }: { question: Asked; open: boolean; shown: boolean }) {
  const { title, text, yes = '确定', no, danger, icon, opens, answer } = question
  const panel = useRef<HTMLElement>(null)
  const refuse = () => answer(false)
  useModal({ open, onClose: refuse, panel })
  return (
    <>
      <View className={cx('q-scrim q-scrim--dialog', shown && 'q-scrim--in')} {...a11y({ hidden: true })} {...still} />
      <View
        {...a11y({ role: 'alertdialog', modal: true, focusable: true, label: title })}
        ref={panel}
        className={cx('q-dialog', shown && 'q-dialog--in')}
      >
        {icon && (
          <View className="row justify-center color-rx">
            <Icon name={icon} size={36} />
          </View>
        )}
        <View className={cx('text-18 weight-bold color-title', icon && 'margin-top-8')} {...a11y({ role: 'heading', level: 2 })}>
          {title}
        </View>
        {text !== undefined && <View className="text-14 color-secondary margin-top-8 pre-line">{text}</View>}
        <View className="q-dialog__footer">
          {no !== undefined && (
            <Button kind="outline" onPress={refuse}>
              {no}
            </Button>
          )}
          {opens ? (
            <Button {...opens} onDetail={() => answer(true)}>
              {yes}
            </Button>
          ) : (
            <Button kind={danger ? 'danger' : 'primary'} onPress={() => answer(true)}>
              {yes}
            </Button>
          )}
        </View>
      </View>
    </>
  )
}
