import type { Context } from 'hono'
import type { Endpoint } from '../../src/contract/endpoint'
import { HttpError } from '../lib/httpError'

const TYPES = {
  json: new Set(['application/json']),
  form: new Set(['application/x-www-form-urlencoded', 'multipart/form-data']),
  multipart: new Set(['multipart/form-data']),
} as const satisfies Record<Endpoint['encoding'], ReadonlySet<string>>
/** Nothing of the contract is nested deeper than a handful; a parser or a hash that walks a body must not run out of stack. */
const MAX_DEPTH = 32

/** The body of a call, in the encoding its row names. Whatever cannot be read is the caller's, and refused with what to do. */
export async function bodyOf({ encoding }: Pick<Endpoint, 'encoding'>, context: Context): Promise<unknown> {
  const header = context.req.header('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!TYPES[encoding].has(type)) throw new HttpError(415, 'CONTENT_TYPE', encoding === 'json' ? '请以 JSON 格式提交' : '请以表单格式提交')
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(header)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new HttpError(415, 'CHARSET', '请以 UTF-8 编码提交')
  return encoding === 'json' ? jsonIn(context) : formIn(context)
}

/** A field that is given twice, or a file, is no field of ours: which of two values counts must not be a matter of luck. */
async function formIn(context: Context): Promise<Record<string, unknown>> {
  const form = await context.req.parseBody({ all: true }).catch(() => {
    throw new HttpError(400, 'BAD_FORM', '提交的表单不完整或格式不正确，请重新提交')
  })
  const twice = Object.entries(form).find(([, value]) => Array.isArray(value))
  if (twice) throw new HttpError(400, 'BAD_FORM', `「${twice[0].slice(0, 40)}」重复提交，请重新填写`, { field: twice[0].slice(0, 40) })
  return form
}

async function jsonIn(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (depthOf(text) > MAX_DEPTH) throw new HttpError(400, 'BAD_JSON', '提交的内容层级过多')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpError(400, 'BAD_JSON', '提交的内容不是有效的 JSON')
  }
}

/** The maximum nesting depth of a JSON text, counted from its brackets outside strings. */
function depthOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (inString && sign === '\\') at += 1
    else if (sign === '"') inString = !inString
    else if (!inString && (sign === '{' || sign === '[')) deepest = Math.max(deepest, (depth += 1))
    else if (!inString && (sign === '}' || sign === ']')) depth -= 1
  }
  return deepest
}
