/** Where an open case stands in the list that it was opened from: its neighbours and the first of all. */
export function placesOf(ids: readonly string[], opened: string) {
  const place = ids.indexOf(opened)
  const others = ids.filter((id) => id !== opened)
  return {
    /** From 1; 0 where it is not, or no more, in the list. */
    number: place + 1,
    rows: ids.length,
    next: ids[place + 1] ?? others[0],
    previous: place > 0 ? ids[place - 1] : undefined,
    oldest: others[0],
  }
}
