import * as z from 'zod/mini'

/** A pattern over the whole text would keep a place to come back to for each of its millions of letters: this looks for one that does not belong. */
const NO_BASE64 = /^$|[^A-Za-z0-9+/=]/
/** What stands around the file in the body. */
const AROUND_BYTES = 4 << 10
const lettersOf = (bytes: number) => Math.ceil(bytes / 3) * 4

/** A file in a call's body, as base64. */
export const base64File = (maxBytes: number, asked = '请选择文件') =>
  z.string().check(
    z.maxLength(lettersOf(maxBytes), `文件不能超过 ${maxBytes >> 20} MB`),
    z.refine((text) => !NO_BASE64.test(text), asked),
  )

/** How large the body of a call with such a file may be. */
export const bodyBytes = (maxBytes: number) => lettersOf(maxBytes) + AROUND_BYTES
