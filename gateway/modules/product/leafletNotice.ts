import { setting } from '../../kernel/settings'

/** A sentence above every leaflet; a shop that sets none shows the statutory ones alone. */
export const leafletNoticeSetting = setting<string>('leafletNotice')
