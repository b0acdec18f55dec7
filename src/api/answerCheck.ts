import * as core from 'zod/v4/core'
import { ConsentNeeded } from '@/contract/consents'
import { Failure } from '@/contract/failure'

// The mini-program's engine forbids making functions from text, which zod would try; so does the policy of the browser's pages.
core.config({ jitless: true })

export const { safeParse } = core

/** What the gateway said no with; undefined of what is none of its answers: a page of a captive portal or a proxy. */
export const failureIn = (data: unknown): Failure | undefined => core.safeParse(Failure, data).data

/** The texts that a 403 wants to be agreed to first. */
export const consentNeededIn = (data: unknown): ConsentNeeded | undefined => core.safeParse(ConsentNeeded, data).data
