import type { PermissionName, PermissionState, PermissionStates } from './types'

const STATES: Record<string, PermissionState> = { granted: 'on', denied: 'off', prompt: 'later' }

/** Asks the browser how a permission stands, which asks the shopper nothing; older browsers do not tell. */
async function stateOf(name: string): Promise<PermissionState> {
  const permissions = (navigator as { permissions?: Permissions }).permissions
  try {
    const status = await permissions?.query({ name: name as PermissionName & globalThis.PermissionName })
    return (status && STATES[status.state]) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

/** How each permission stands. A browser gives single pictures by the shopper's own choice, never the album. */
export async function permissionStates(): Promise<PermissionStates> {
  const [location, camera] = await Promise.all([stateOf('geolocation'), stateOf('camera')])
  return { location, camera, album: 'later', microphone: 'unused', notification: 'unused' }
}

/** A page cannot open a browser's settings. */
export const openPermissionSettings: (() => Promise<unknown>) | undefined = undefined
export const SETTINGS_WORDS: string | undefined =
  '在浏览器里修改：点地址栏左边的图标，选“网站设置”或“权限”。在微信里打开的，请到手机“设置 › 微信”里修改。'
export type { PermissionName, PermissionState, PermissionStates }
