import { kb, median, ms } from './format'
import type { Visit, Visits } from './visitInRounds'

/** A row for each figure of a visit, a column for each page in the order of `visits`. */
export function visitRows(visits: ReadonlyMap<string, Visits>): string[][] {
  const row = (about: string, of: (visits: Visits) => string) => [about, ...[...visits.values()].map(of)]
  const first = (about: string, say: (value: number) => string, pick: (visit: Visit) => number) =>
    row(about, (told) => say(median(told.first.map(pick))))
  const second = (about: string, pick: (visit: Visit) => number) =>
    row(`second visit: ${about}`, (told) => ms(median(told.second.map(pick))))
  return [
    first('HTML over the wire', kb, ({ html }) => html),
    first('JavaScript over the wire until it is taken over', kb, ({ scripts }) => scripts),
    first('everything, pictures included', kb, ({ all }) => all),
    first('requests', String, ({ requests }) => requests),
    first('first contentful paint', ms, ({ fcp }) => fcp),
    first('largest contentful paint', ms, ({ lcp }) => lcp),
    first('taken over: taps are answered', ms, ({ takenOver }) => takenOver),
    first('total blocking time', ms, ({ tbt }) => tbt),
    first(
      'cumulative layout shift',
      (value) => value.toFixed(3),
      ({ cls }) => cls,
    ),
    first('a press, until it is painted', ms, ({ press }) => press),
    second('largest contentful paint', ({ lcp }) => lcp),
    second('taken over', ({ takenOver }) => takenOver),
    second('total blocking time', ({ tbt }) => tbt),
  ]
}
