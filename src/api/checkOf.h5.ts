import type { Endpoint } from '@/contract/endpoint'
import { reloadWhereGone } from '@/platform/reloadWhereGone'

/** In the browser's build a call names where the schema of its answer is fetched from (config/clientContract.cjs); in tests it is there. */
type Later = Endpoint['output'] | (() => Promise<Endpoint['output']>)

/** What an answer is held against the contract with: no first screen waits for zod. Rejects where the files cannot be fetched. */
export const answerCheck = () => fetched(import('./answerCheck'))

/** How answers of a call are checked, to be asked for when the call begins: the schema travels beside it. */
export async function checkOf(endpoint: Endpoint) {
  const output = endpoint.output as Later
  const [{ safeParse }, schema] = await Promise.all([answerCheck(), typeof output === 'function' ? fetched(output()) : output])
  return (data: unknown) => safeParse(schema, data)
}

/** A file of a release that was taken away while the page was open comes with the page that is loaded in its place. */
const fetched = <T>(file: Promise<T>): Promise<T> =>
  file.catch(async (error: unknown) => {
    if (await reloadWhereGone(error)) return new Promise<never>(() => undefined)
    throw error
  })
