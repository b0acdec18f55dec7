export type PermissionName = 'location' | 'camera' | 'album' | 'microphone' | 'notification'

/** `later`: nobody asked yet; `unknown`: this host does not tell without asking. */
export type PermissionState = 'on' | 'off' | 'later' | 'unknown' | 'unused'
export type PermissionStates = Record<PermissionName, PermissionState>
