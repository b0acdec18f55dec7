/** A picture of the shop as its pages show it; nothing where there is none. */
export const ShopPicture = ({ picture, size }: { picture: string | null; size: number }) =>
  picture !== null && /^\/pictures\/\d+$/.test(picture) ? <img src={`${picture}-400.webp`} alt="" width={size} height={size} /> : null
