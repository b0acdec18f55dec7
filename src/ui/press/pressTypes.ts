import type { CSSProperties, ReactNode } from 'react'

/** A host's own power behind a button (WeChat). On H5 there is none, and the press is an ordinary one. */
export type OpenType = 'share' | 'contact' | 'getPhoneNumber' | 'agreePrivacyAuthorization' | 'openSetting' | 'chooseAvatar'

export type PressProps = {
  children?: ReactNode
  onPress?: (() => unknown) | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  id?: string | undefined
  /** What a screen reader says, where the words inside do not say it. */
  label?: string | undefined
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option' | undefined
  /** H5: a real link to this address, for the long press and for search engines. */
  href?: string | undefined
  /** A card that holds other pressables: a link by role, since a button may not hold buttons. */
  block?: boolean | undefined
  disabled?: boolean | undefined
  checked?: boolean | undefined
  selected?: boolean | undefined
  expanded?: boolean | undefined
  busy?: boolean | undefined
  /** Out of the Tab order; arrow keys reach it. */
  tabStop?: boolean | undefined
  hoverClass?: string | undefined
  openType?: OpenType | undefined
  /** What the host answered to `openType`. */
  onDetail?: ((detail: unknown) => void) | undefined
}
