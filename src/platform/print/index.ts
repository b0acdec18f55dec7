/** WeChat prints nothing. */
export const PRINTS: boolean = false
export const printPage = () => undefined
