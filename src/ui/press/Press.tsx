import { Button, View, type ITouchEvent } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import type { PressProps } from './pressTypes'

/** Something to press, without a look of its own. A press does not bubble. WeChat's own powers need its own button. */
export function Press({
  children,
  onPress,
  className,
  style,
  id,
  label,
  role,
  block,
  disabled,
  checked,
  selected,
  expanded,
  hoverClass,
  openType,
  onDetail,
}: PressProps) {
  const press = (event: ITouchEvent) => {
    event.stopPropagation()
    if (!disabled) onPress?.()
  }
  const told = a11y({ role: role ?? (block ? 'link' : 'button'), label, checked, selected, expanded, disabled: disabled || undefined })
  const common = {
    ...told,
    ...(id !== undefined && { id }),
    ...(style !== undefined && { style }),
    className: cx('q-press', className),
    hoverClass: disabled ? 'none' : (hoverClass ?? 'q-press--hover'),
    hoverStayTime: 100,
    onClick: press,
  }
  if (!openType) return <View {...common}>{children}</View>

  const answer = (event: { detail: unknown }) => onDetail?.(event.detail)
  return (
    <Button
      {...common}
      disabled={disabled ?? false}
      openType={openType}
      onGetPhoneNumber={answer}
      onAgreePrivacyAuthorization={answer}
      onOpenSetting={answer}
      onChooseAvatar={answer}
    >
      {children}
    </Button>
  )
}
