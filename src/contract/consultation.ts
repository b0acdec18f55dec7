import { formCalls } from './consultationForm'
import { talkCalls } from './consultationTalk'

/** The group of the wire; the shop's pages import the half they need. */
export const consultation = { ...formCalls, ...talkCalls }
