/** A browser draws its own status bar and no capsule. */
export const navSpace = { top: 0, right: 0, below: 0 }
