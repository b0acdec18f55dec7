import { createContext } from 'react'

/** The id of the part around, and the one state that is asked for by the address (`?state=`), or nothing for all of them. */
export const OnePart = createContext<{ id: string; only: string | undefined }>({ id: '', only: undefined })
