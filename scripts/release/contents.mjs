import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a release carries besides its bundle: from where in the checkout, and where to where that differs. Its layout is the checkout's. */
export const CONTENTS = [
  { from: 'dist/h5' },
  { from: 'gateway/db/migrations' },
  { from: 'gateway/README.md' },
  { from: 'gateway/modules/catalogue/README.md' },
  { from: 'gateway/modules/catalogue/aliases.csv' },
  { from: 'gateway/modules/catalogue/dangers.csv' },
  { from: 'gateway/modules/catalogue/needs.csv' },
  { from: 'gateway/modules/catalogue/sample.csv' },
  { from: 'gateway/modules/disease/README.md' },
  { from: 'gateway/modules/document/README.md' },
  { from: 'gateway/modules/search/score.csv' },
  { from: 'gateway/providers/invoice/NotoSansSC-Regular.woff' },
  { from: 'gateway/providers/invoice/NotoSansSC-LICENSE.txt' },
  { from: 'gateway/providers/textReader/thread.mjs' },
  { from: 'docs', only: /^[\w.-]+\.(md|json)$/ },
  { from: 'ops' },
  { from: 'ops/README.md', to: 'README.md' },
  { from: 'Containerfile' },
  { from: 'LICENSE' },
]

/** Pictures and videos of the demonstration's products: in an archive of their own, never in a real shop's. */
export const DEMONSTRATION = [{ from: 'gateway/demo/pictures/webp' }, { from: 'gateway/demo/videos' }]

/** npm's commands in an unpacked release: the same names as in the checkout. */
export const scriptsOf = (programs) =>
  Object.fromEntries(programs.toSorted().map((program) => [program === 'serve' ? 'start' : program, `node dist/gateway/${program}.mjs`]))

/** Source maps stay with the maker. */
const LEFT_OUT = /\.map$|(^|\/)\./

/** The files of some parts, each with its place in a release. A part that is not there is an error. */
export const filesOf = (parts) => parts.flatMap(filesOfPart)

function filesOfPart({ from, to = from, only }) {
  if (statSync(from).isFile()) return [{ from, to }]
  return readdirSync(from, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(from, entry.parentPath), entry.name))
    .filter((inside) => !LEFT_OUT.test(inside) && (!only || only.test(inside)))
    .map((inside) => ({ from: path.posix.join(from, inside), to: path.posix.join(to, inside) }))
}
