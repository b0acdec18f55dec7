// Written by `npm run icons`; do not edit.
export type IconName =
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'bell'
  | 'box'
  | 'calendar-sign'
  | 'camera'
  | 'capsule'
  | 'cart'
  | 'category'
  | 'chat'
  | 'check'
  | 'check-circle'
  | 'clock'
  | 'close'
  | 'coin'
  | 'copy'
  | 'coupon'
  | 'crown'
  | 'doctor'
  | 'document'
  | 'edit'
  | 'eye'
  | 'eye-off'
  | 'filter'
  | 'flower'
  | 'gear'
  | 'gift'
  | 'headset'
  | 'heart'
  | 'heart-solid'
  | 'home'
  | 'home-solid'
  | 'id-card'
  | 'image'
  | 'info'
  | 'keyboard'
  | 'leaf'
  | 'location'
  | 'lock'
  | 'mic'
  | 'minus'
  | 'more'
  | 'pen-sign'
  | 'phone'
  | 'pill'
  | 'play'
  | 'plus'
  | 'prescription'
  | 'qr'
  | 'refresh'
  | 'refund'
  | 'scan'
  | 'search'
  | 'send'
  | 'share'
  | 'shield'
  | 'sort'
  | 'star'
  | 'star-solid'
  | 'stethoscope'
  | 'text'
  | 'thermometer'
  | 'trash'
  | 'truck'
  | 'upload'
  | 'user'
  | 'users'
  | 'wallet'
  | 'warning'

/** Icons whose shapes come with the first screen. */
export const CORE: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'box',
  'camera',
  'capsule',
  'cart',
  'category',
  'chat',
  'check',
  'check-circle',
  'close',
  'coin',
  'copy',
  'coupon',
  'edit',
  'headset',
  'heart',
  'home',
  'home-solid',
  'image',
  'info',
  'leaf',
  'location',
  'minus',
  'phone',
  'plus',
  'prescription',
  'refresh',
  'search',
  'share',
  'star',
  'star-solid',
  'stethoscope',
  'text',
  'user',
  'users',
  'warning',
])
