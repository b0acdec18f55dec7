import type { KeyboardEvent, SyntheticEvent } from 'react'
import '@/styles/web.scss'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import type { PressProps } from './pressTypes'

/** Something to press, without a look of its own: a real button, a real link, or a card that acts as a link. A press does not bubble. */
export function Press({
  children,
  onPress,
  className,
  style,
  id,
  label,
  role,
  href,
  block,
  disabled,
  checked,
  selected,
  expanded,
  busy,
  tabStop,
}: PressProps) {
  const press = (event: SyntheticEvent) => {
    event.stopPropagation()
    if (href !== undefined) event.preventDefault()
    if (!disabled) onPress?.()
  }
  const common = { id, style, className: cx('q-press', className), onClick: press }
  // What is chosen is said in the words of what it is: a tab is selected, a link is the page one stands on, a button is pressed.
  const told = {
    label,
    checked,
    expanded,
    busy,
    ...(role === 'tab' || role === 'option'
      ? { selected }
      : href === undefined
        ? { pressed: selected }
        : { current: selected ? ('page' as const) : undefined }),
  }

  if (href !== undefined) {
    return (
      <a {...common} {...a11y(told)} href={href}>
        {children}
      </a>
    )
  }
  if (block) {
    const pressKey = (event: KeyboardEvent) => {
      if (event.target === event.currentTarget && event.key === 'Enter') press(event)
    }
    return (
      <div
        {...common}
        {...a11y({ ...told, role: role ?? 'link', disabled: disabled || undefined })}
        tabIndex={disabled ? -1 : 0}
        onKeyDown={pressKey}
      >
        {children}
      </div>
    )
  }
  return (
    <button
      {...common}
      {...a11y({ ...told, role: role === 'button' ? undefined : role })}
      type="button"
      disabled={disabled}
      tabIndex={tabStop === false ? -1 : undefined}
    >
      {children}
    </button>
  )
}
