/** On H5 the page behind a layer is held by `useModal`. */
export const still = {}
