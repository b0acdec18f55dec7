import { View } from '@tarojs/components'
import { useEffect, type ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { useDomId } from './domId'
import { ErrorLine } from './ErrorLine'
import { focusOn } from './focusOn'
import { Icon } from './Icon'
import { Press } from './Press'

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
    <View className="q-field__l">
      {label}
      {required && <View className="q-field__req">*</View>}
    </View>
  )
  const look = cx('q-field', error !== undefined && 'q-field--err')
  return (
    <View className="q-field-box">
      {onPress ? (
        <Press id={id} className={cx(look, 'full')} onPress={onPress}>
          {name}
          <View className={cx('q-field__c', !value && 'ph')}>{value || placeholder}</View>
          <Icon name="arrow-right" size={16} className="chev" />
        </Press>
      ) : (
        <View id={id} className={look} {...a11y({ role: 'group', label, focusable: true })}>
          {name}
          <View className="q-field__c">{children}</View>
        </View>
      )}
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
    </View>
  )
}
