import type { Endpoint } from '@/contract/endpoint'
import * as check from './answerCheck'

/** What an answer is held against the contract with. */
export const answerCheck = () => Promise.resolve(check)

/** How answers of a call are checked. */
export const checkOf = ({ output }: Endpoint) => Promise.resolve((data: unknown) => check.safeParse(output, data))
