export type Role =
  | 'banner'
  | 'main'
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'log'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'
  | 'tabpanel'
  | 'timer'

/** What a screen reader is told of an element, in one vocabulary for both platforms. */
export type Accessibility = {
  role?: Role | undefined
  label?: string | undefined
  /** Decoration: not read at all. */
  hidden?: boolean | undefined
  checked?: boolean | undefined
  selected?: boolean | undefined
  /** A button that stays down. */
  pressed?: boolean | undefined
  /** The page or step one stands on. */
  current?: 'page' | 'step' | undefined
  expanded?: boolean | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  invalid?: boolean | undefined
  modal?: boolean | undefined
  live?: 'polite' | 'assertive' | undefined
  level?: number | undefined
  now?: number | undefined
  min?: number | undefined
  max?: number | undefined
  valueText?: string | undefined
  describedBy?: string | undefined
  labelledBy?: string | undefined
  /** H5: can be given focus by the program, not by Tab. */
  focusable?: boolean | undefined
}
