import { host } from '@/platform/host'

/** In WeChat's browser its own menu passes pages on; what they say there is loaded for it alone. Without it the shop is as it was. */
export function startCards() {
  if (host.kind === 'wechat')
    void import('./wechatCards').then(
      ({ offerCards }) => offerCards(),
      () => undefined,
    )
}
