import { View } from '@tarojs/components'
import { useEffect, type ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { ErrorLine } from './ErrorLine'
import { focusOn } from '../element/focusOn'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

type Props = {
  label: string
  required?: boolean
  error?: string | undefined
  /** What was chosen, in words. */
  value?: string | undefined
  placeholder?: string
  /** Opens the choice. */
  onPress?: () => unknown
  /** Instead of a value: radios, a switch. */
  children?: ReactNode
  focus?: boolean
}

/** A row of a form that is chosen instead of typed. */
export function FieldRow({ label, required, error, value, placeholder = `请选择${label}`, onPress, children, focus }: Props) {
  const id = useDomId('field')
  useEffect(() => {
    if (focus) focusOn(id)
  }, [focus, id])
  const name = (
    <View className="q-field__label">
      {label}
      {required && <View className="q-field__required">*</View>}
    </View>
  )
  const look = cx('q-field', error !== undefined && 'q-field--error')
  return (
    <View className="q-field-box">
      {onPress ? (
        <Press id={id} className={cx(look, 'full-width')} onPress={onPress}>
          {name}
          <View className={cx('q-field__content', !value && 'placeholder')}>{value || placeholder}</View>
          <Icon name="arrow-right" size={16} className="chevron" />
        </Press>
      ) : (
        <View id={id} className={look} {...a11y({ role: 'group', label, focusable: true })}>
          {name}
          <View className="q-field__content">{children}</View>
        </View>
      )}
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
    </View>
  )
}
