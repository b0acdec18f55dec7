/** A browser draws its own status bar and no capsule. */
export const navSpace = { statusBar: 'env(safe-area-inset-top)', top: 0, right: 0, row: 0 }

export const besideCapsule = {}
export const belowCapsule = {}
