import type { PictureProps } from './pictureTypes'

/** A picture from the network: fetched when it comes near, unless it is on the first screen. */
export const Picture = ({ src, alt = '', fit = 'contain', eager, className, onLoad, onError }: PictureProps) => (
  <img
    className={className}
    src={src}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    draggable={false}
    style={{ objectFit: fit }}
    onLoad={onLoad}
    onError={onError}
  />
)
