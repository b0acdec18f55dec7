/** A browser opens the shop as a whole. */
export const isSinglePage: boolean = false
export const sayWhereToGoOn = () => undefined
