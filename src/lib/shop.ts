/** What the pharmacy calls itself: in full, in a sentence, and as the seller on its orders. */
export type Shop = { name: string; shortName: string; sellerName: string }

/** Its name until the gateway has said it (the setting `shop`), and in files that are built: titles of pages, the first picture. */
export const SHOP: Shop = { name: '青禾健康', shortName: '青禾', sellerName: '青禾自营大药房' }

const BUILT_IN = new RegExp(`${SHOP.name}|${SHOP.shortName}`, 'g')
/** Words that were built with the shop's own name (titles, keywords) with the name the pharmacy goes by. */
export const inNameOf = ({ name, shortName }: Pick<Shop, 'name' | 'shortName'>, words: string) =>
  words.replace(BUILT_IN, (own) => (own === SHOP.name ? name : shortName))
