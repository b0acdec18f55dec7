import type { Calls } from './given'

const refused = new Set<string>()

/** The shopper has said no to what WeChat asks for by this name: `scope.userLocation`, `scope.writePhotosAlbum` … */
export const refuse = (scope: string) => void refused.add(scope)

/** Throws where the shopper said no. */
export function demandPermission(scope: string) {
  if (refused.has(scope)) throw new Error('auth deny')
}

const authSetting = () => ({ authSetting: Object.fromEntries([...refused].map((scope) => [scope, false])) })

export const permissionCalls: Calls = {
  getSetting: () => ({ ...authSetting(), subscriptionsSetting: { mainSwitch: true } }),
  openSetting: authSetting,
  authorize: ({ scope }) => demandPermission(String(scope)),
}
