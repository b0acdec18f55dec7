/** A browser opens the shop as a whole. */
export const isSinglePage: boolean = false
export const WHERE_TO_GO_ON = ''
export const sayWhereToGoOn = () => undefined
