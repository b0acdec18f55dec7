import { Image } from '@tarojs/components'
import { a11y } from '../element/a11y'
import type { PictureProps } from './pictureTypes'

/** A picture from the network: fetched when it comes near, unless it is on the first screen. */
export const Picture = ({ src, alt = '', fit = 'contain', eager, className, onLoad, onError }: PictureProps) => (
  <Image
    className={className ?? ''}
    src={src}
    mode={fit === 'contain' ? 'aspectFit' : 'aspectFill'}
    lazyLoad={!eager}
    onLoad={() => onLoad?.()}
    onError={() => onError?.()}
    {...a11y(alt ? { role: 'img', label: alt } : { hidden: true })}
  />
)
