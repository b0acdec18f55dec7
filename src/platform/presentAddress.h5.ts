/** Where the shopper is: the public address of the page on screen, to come back to. */
export const presentAddress = (): string => location.pathname + location.search
