/** Milliseconds as people say them: `42 s`, `3 min 5 s`. */
export function seconds(milliseconds) {
  const all = Math.round(milliseconds / 1000)
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`
}
