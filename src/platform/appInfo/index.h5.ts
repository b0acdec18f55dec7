import { host } from '../host'

/** What the app around the shop says of itself and its system: `6.33.0 android 14`. Nothing outside an app, or where it does not say. */
export async function appInfo(): Promise<string | undefined> {
  if (!host.native) return undefined
  const { ask } = await import('../native/ask')
  return ask('getSystemInfo', {}).then(
    ({ appVersion, system, systemVersion }) => `${appVersion} ${system} ${systemVersion}`,
    () => host.version,
  )
}
