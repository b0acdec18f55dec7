import { isDeepStrictEqual } from 'node:util'
import * as core from 'zod/v4/core'
import type { Endpoint } from '../../src/contract/endpoint'

/** Fails where an answer is not what its row says, or where reading it by the row would change it: a release sends it as it is. */
export function checkAnswer({ line, output }: Endpoint, answer: unknown) {
  const parsed = core.safeParse(output, answer)
  if (!parsed.success) throw new Error(`${line} answered against its contract: ${JSON.stringify(parsed.error.issues)}`)
  const place = differenceOf(sent(answer), sent(parsed.data))
  if (place !== undefined) throw new Error(`${line} answered what its contract does not name: ${place}`)
}

const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** Where two values differ first: `results.0.cost`. */
function differenceOf(one: unknown, other: unknown): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined
  if (!isObject(one) || !isObject(other)) return ''
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const within = differenceOf(one[key], other[key])
    if (within !== undefined) return within === '' ? key : `${key}.${within}`
  }
  return ''
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
