let asked: string | undefined

/** The code that was typed on the page before, for the page that looks by it; in memory alone, for whoever has a code reads what it opens. */
export const askedCode = {
  set: (code: string) => {
    asked = code
  },
  take: (): string | undefined => {
    const code = asked
    asked = undefined
    return code
  },
}
