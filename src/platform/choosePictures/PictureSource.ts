/** Where pictures come from, where the shopper has said so. */
export type PictureSource = 'camera' | 'album'
