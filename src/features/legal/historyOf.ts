/** Rows that list and show older versions; other texts have no address for theirs (specification 1, section 2). */
const HISTORIES = {
  privacy: { history: 'privacyHistory', version: 'privacyVersion' },
  miniPrivacyPolicy: { history: 'miniPrivacyHistory', version: 'miniPrivacyVersion' },
} as const

const rowsOf = (name: string) => (name in HISTORIES ? HISTORIES[name as keyof typeof HISTORIES] : undefined)

export const historyOf = (name: string) => rowsOf(name)?.history
export const versionRowOf = (name: string) => rowsOf(name)?.version
