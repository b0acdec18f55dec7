/** The flash sale a banner of the mall leads to: `flashSale:7`. The shop itself has none. */
export const flashSaleIn = (link: string): string | undefined => /^flashSale:(\w+)$/.exec(link)?.[1]
