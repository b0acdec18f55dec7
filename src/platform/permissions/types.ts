export type PermissionName = 'location' | 'camera' | 'album' | 'microphone' | 'notification'

/** `later`: not asked yet; `unknown`: this host reveals it only by asking. */
export type PermissionState = 'on' | 'off' | 'later' | 'unknown' | 'unused'
export type PermissionStates = Record<PermissionName, PermissionState>
