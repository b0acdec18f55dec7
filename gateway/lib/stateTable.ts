/** What moves a row of its table from which of its states to which. */
type Move<State> = { from: readonly State[]; to: State }

type MovesOf<State, Event extends string = string> = Readonly<Record<Event, Move<State>>>

type Table<State, Moves> = {
  /** What the table is called, for whoever reads that it is wrong. */
  of: string
  states: readonly State[]
  /** In which a row is made. */
  first: State
  /** From which nothing leads on, and nothing has to. */
  last: readonly State[]
  moves: Moves
}

/**
 * The moves of a table of states, read when the program is loaded: a gateway does not start where a state is reached by nothing, where one
 * that is not the last leads nowhere, or where a move leaves one that is. What else a move says, such as who may cause it, stays with it.
 */
export function stateTable<State, Event extends string, Moves extends MovesOf<State, Event> = MovesOf<State, Event>>(
  table: Table<State, Moves>,
): Moves {
  const problems = problemsOf(table)
  if (problems.length > 0) throw new Error(`The states of ${table.of} are wrong: ${problems.join('; ')}`)
  return table.moves
}

function problemsOf<State>({ states, first, last, moves }: Table<State, MovesOf<State>>): string[] {
  const all = Object.values<Move<State>>(moves)
  const reached = reachedFrom(first, all)
  return states.flatMap((state) => {
    const leadsOn = all.some(({ from, to }) => from.includes(state) && to !== state)
    return [
      ...(reached.has(state) ? [] : [`nothing reaches ${String(state)}`]),
      ...(leadsOn || last.includes(state) ? [] : [`nothing leads on from ${String(state)}`]),
      ...(leadsOn && last.includes(state) ? [`${String(state)} is the last and leads on`] : []),
    ]
  })
}

function reachedFrom<State>(first: State, moves: ReadonlyArray<Move<State>>): Set<State> {
  const reached = new Set([first])
  for (const state of reached) for (const { from, to } of moves) if (from.includes(state)) reached.add(to)
  return reached
}
