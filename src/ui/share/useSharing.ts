import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect } from 'react'
import { offerSharing } from '@/platform/share/offerSharing'
import { pageUrl, sharedParams } from '@/routes/resolve'
import type { ShareScope } from '@/routes/route'
import type { UseSharing } from './sharingTypes'
import { useShop } from '../state/shop'

/** The shop's own, in the package: a picture of the page itself would show what is on it for its member. */
const PICTURE = '/static/share.png'
const REACHES: ShareScope[] = ['nobody', 'chat', 'moments']
const narrower = (one: ShareScope, other: ShareScope) => REACHES[Math.min(REACHES.indexOf(one), REACHES.indexOf(other))] ?? 'nobody'

/**
 * What WeChat passes on of a page, and to whom its menu offers that: decided anew whenever the page comes on screen, and when its
 * content arrives. The address is made of the row alone; a page for nobody passes the shop on instead of itself.
 */
export const useSharing: UseSharing = ({ name, row, params, title, share, onTop }) => {
  const reach = narrower(row.shared ?? 'nobody', share?.to ?? 'moments')
  useEffect(() => {
    if (onTop) offerSharing(reach)
  }, [onTop, reach])
  const path = pageUrl(name, sharedParams(name, params))
  const card = { title: share?.title ?? title, imageUrl: share?.picture ?? PICTURE }
  useShareAppMessage(({ from }) =>
    from === 'button' && share?.byButton
      ? { ...share.byButton, imageUrl: PICTURE }
      : reach === 'nobody'
        ? { title: useShop.getState().name, path: pageUrl('home'), imageUrl: PICTURE }
        : { ...card, path },
  )
  useShareTimeline(() => ({ ...card, query: path.split('?')[1] ?? '' }))
}
