const PREFIX = 'work.draft.'

/** What somebody has typed of a decision and not sent, on this computer by account and case: never a password. */
export const draftOf = (staffId: string, record: string) => {
  const key = `${PREFIX}${staffId}.${record}`
  return {
    read: () => localStorage.getItem(key),
    keep: (text: string) => localStorage.setItem(key, text),
    drop: () => localStorage.removeItem(key),
  }
}

/** Whoever leaves the counter leaves nothing behind that was typed, and who comes finds nothing but their own. */
export function dropDrafts(staffId?: string) {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (staffId === undefined || !key.startsWith(`${PREFIX}${staffId}.`))) localStorage.removeItem(key)
}
