import type { Accessibility } from './a11yTypes'

const NAMES = {
  label: 'aria-label',
  hidden: 'aria-hidden',
  checked: 'aria-checked',
  selected: 'aria-selected',
  pressed: 'aria-pressed',
  current: 'aria-current',
  expanded: 'aria-expanded',
  disabled: 'aria-disabled',
  busy: 'aria-busy',
  invalid: 'aria-invalid',
  modal: 'aria-modal',
  live: 'aria-live',
  level: 'aria-level',
  now: 'aria-valuenow',
  min: 'aria-valuemin',
  max: 'aria-valuemax',
  valueText: 'aria-valuetext',
  describedBy: 'aria-describedby',
  labelledBy: 'aria-labelledby',
} as const satisfies Record<Exclude<keyof Accessibility, 'role' | 'focusable'>, string>

/** The element's role and `aria-*` attributes. */
export function a11y({ role, focusable, ...told }: Accessibility): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = role ? { role } : {}
  if (focusable) attributes.tabIndex = -1
  for (const [name, value] of Object.entries(told) as Array<[keyof typeof NAMES, string | number | boolean | undefined]>) {
    if (value !== undefined) attributes[NAMES[name]] = value
  }
  return attributes
}
