/** The pharmacy that sells everything here; a second shop would make this a column. */
export const SHOP_NAME = '青禾自营大药房'
