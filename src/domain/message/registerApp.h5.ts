import { host } from '@/platform/host'

/** The app around the shop learns where it takes this member's notifications; a browser takes none. */
export function registerApp(userId: string) {
  if (host.native)
    void import('./registerPush').then(
      ({ registerPush }) => registerPush(userId),
      () => undefined,
    )
}
